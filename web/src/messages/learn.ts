import { saying } from '../speech/saying';
import english from './en/learn.ftl?raw';

export const say = saying('learn', english);
