/** An organisation and a creator whom calls bind. */
import type { Binder, Role } from '@briefcast/contract';
import { type DealsOf, dealsOf, type Pair } from '../deals-of.ts';

export interface BindingWorld extends Pair, DealsOf {}

export const makeBindingWorld = (pair: Pair): BindingWorld => ({ ...pair, ...dealsOf(pair) });

export const sideOf = (caller: Binder): Role => (caller === 'CREATOR' ? 'CREATOR' : 'BRAND');
export const otherSide = (caller: Binder): Role => (caller === 'CREATOR' ? 'BRAND' : 'CREATOR');
