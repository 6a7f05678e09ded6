/** Lists of the open castings that are kept while nothing on the board changes: in each order, by chosen filters, by what fits. */

import type { BoardFilters, BoardPage, CastingSort, FittingCreator } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { LRUCache } from 'lru-cache';
import {
  countsOf,
  type Fitted,
  type Listed,
  leftByChosen,
  leftByTyped,
  orders,
  sortedBy,
  sortedByFit,
} from './board-index.ts';

const mostNarrowed = 200;
const mostFitted = 100;
/** The castings in time for a turnaround change with the hours. */
const fittedMilliseconds = minuteMs;

/** The brands that a creator blocked, whose castings they do not see. */
export type Hidden = ReadonlySet<string>;
export const nobody: Hidden = new Set();

/** The castings that take applications now in each order, and how many of them each filter leaves. */
export interface Open {
  in: (sort: CastingSort) => readonly Listed[];
  counts: BoardPage['counts'];
}

/** Each order is sorted once, when it is first asked for. */
export function openOf(open: readonly Listed[]): Open {
  const sorted = new Map<CastingSort, readonly Listed[]>();
  return {
    in(sort) {
      const known = sorted.get(sort) ?? sortedBy(orders[sort], open);
      sorted.set(sort, known);
      return known;
    },
    counts: countsOf(open),
  };
}

export interface BoardLists {
  /** Returns the castings that pass the filters, in an order. */
  inOrder(open: Open, sort: CastingSort, filters: BoardFilters, hidden: Hidden): readonly Listed[];
  /** All that are open in the order of what fits a creator, as it was within the last minute. */
  fittedTo(creator: FittingCreator, now: Date, hidden: Hidden, open: Open): Fitted;
  /** Call it when something on the board has changed. */
  clear(): void;
}

/** Makes them, empty. */
export function createLists(): BoardLists {
  /**
   * Results of chosen filters by order: people choose among few values, and type words and amounts besides.
   */
  const narrowed = new LRUCache<string, readonly Listed[]>({ max: mostNarrowed });
  /** Lists sorted by fit, for the creators who look through the board now. */
  const fitted = new LRUCache<string, Fitted>({ max: mostFitted, ttl: fittedMilliseconds });

  function inOrder(open: Open, sort: CastingSort, filters: BoardFilters, hidden: Hidden): readonly Listed[] {
    const { categories, languages, deliverables, currency } = filters;
    const key = JSON.stringify([sort, categories, languages, deliverables, currency]);
    const known = hidden.size === 0 ? narrowed.get(key) : undefined;
    const chosen = known ?? leftByChosen(open.in(sort), filters);
    if (!known && hidden.size === 0) narrowed.set(key, chosen);
    return leftByTyped(chosen, filters);
  }

  function fittedTo(creator: FittingCreator, now: Date, hidden: Hidden, open: Open): Fitted {
    const key = JSON.stringify([creator, [...hidden]]);
    const known = fitted.get(key);
    if (known) return known;
    const sorted = sortedByFit(creator, now, open.in('closing'));
    fitted.set(key, sorted);
    return sorted;
  }

  return {
    inOrder,
    fittedTo,
    clear() {
      narrowed.clear();
      fitted.clear();
    },
  };
}
