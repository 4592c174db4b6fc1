import { saying } from '../speech/saying';
import english from './en/common.ftl?raw';

export const say = saying('common', english);
