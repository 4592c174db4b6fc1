import { saying } from '../speech/saying';
import english from './en/fairy-tale.ftl?raw';

export const say = saying('fairy-tale', english);
