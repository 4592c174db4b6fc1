import { saying } from '../speech/saying';
import english from './en/coach.ftl?raw';

export const say = saying('coach', english);
