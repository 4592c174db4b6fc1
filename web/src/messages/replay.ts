import { saying } from '../speech/saying';
import english from './en/replay.ftl?raw';

export const say = saying('replay', english);
