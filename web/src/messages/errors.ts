import { saying } from '../speech/saying';
import english from './en/errors.ftl?raw';

export const say = saying('errors', english);
