import { saying } from '../speech/saying';
import english from './en/states.ftl?raw';

export const say = saying('states', english);
