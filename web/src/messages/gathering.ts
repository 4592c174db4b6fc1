import { saying } from '../speech/saying';
import english from './en/gathering.ftl?raw';

export const say = saying('gathering', english);
