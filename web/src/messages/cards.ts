import { saying } from '../speech/saying';
import english from './en/cards.ftl?raw';

export const say = saying('cards', english);
