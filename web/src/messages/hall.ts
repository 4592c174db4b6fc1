import { saying } from '../speech/saying';
import english from './en/hall.ftl?raw';

export const say = saying('hall', english);
