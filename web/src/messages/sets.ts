import { saying } from '../speech/saying';
import english from './en/sets.ftl?raw';

export const say = saying('sets', english);
