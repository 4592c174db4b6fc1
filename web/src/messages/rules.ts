import { saying } from '../speech/saying';
import english from './en/rules.ftl?raw';

export const say = saying('rules', english);
