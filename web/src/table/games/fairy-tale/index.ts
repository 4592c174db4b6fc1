/** Fairy Tale on the table: the pack in the middle, tableaus around, reveals one after another, what each card counts. */
import type { Refinement } from '../../refinement';
import Rows from '../../Rows.svelte';
import Beside from './Beside.svelte';
import Middle from './Middle.svelte';
import { told } from './told';

export const fairyTale: Refinement = { ...told, Rows, middle: Middle, beside: Beside };
