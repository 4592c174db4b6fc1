import { saying } from '../speech/saying';
import english from './en/drafts.ftl?raw';

export const say = saying('drafts', english);
