/** Commands and questions as a person means them; the connection gives each its id. */
import type { Commands, Questions } from './wire';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export type Wish = WithoutId<Commands>; // something that a person wants changed
export type Query = WithoutId<Questions>; // something that a person wants to know
