import { saying } from '../speech/saying';
import english from './en/events.ftl?raw';

export const say = saying('events', english);
