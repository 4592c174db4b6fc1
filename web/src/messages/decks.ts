import { saying } from '../speech/saying';
import english from './en/decks.ftl?raw';

export const say = saying('decks', english);
