/** Storm Dragons on the table: flights and storm fronts, the token that lights them, strength number by number. */
import type { Refinement } from '../../refinement';
import Beside from './Beside.svelte';
import Field from './Field.svelte';
import { told } from './told';

export const stormDragons: Refinement = { ...told, Field, beside: Beside };
