import { saying } from '../speech/saying';
import english from './en/making.ftl?raw';

export const say = saying('making', english);
