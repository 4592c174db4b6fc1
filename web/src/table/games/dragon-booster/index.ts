/** Dragon Booster on the table: mag pits, tracks and zones, the way to 30 points, and battles that add up. */
import type { Refinement } from '../../refinement';
import Beside from './Beside.svelte';
import Field from './Field.svelte';
import { told } from './told';

export const dragonBooster: Refinement = { ...told, Field, beside: Beside };
