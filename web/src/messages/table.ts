import { saying } from '../speech/saying';
import english from './en/table.ftl?raw';

export const say = saying('table', english);
