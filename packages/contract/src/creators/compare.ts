/** Comparing creators (rules/screens#compare). */

export const mostCompared = 4;

/**
 * The index of the best value, which is the lowest or the highest. Null where two values share it, or fewer than two
 * values are known.
 */
export function leaderOf(values: readonly (number | null)[], best: 'lowest' | 'highest'): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  return known.filter((value) => value === top).length === 1 ? values.indexOf(top) : null;
}

/** Creators named by an address, each once and no more than fit next to one another. */
export const comparedIds = (ids: string | null): string[] =>
  [...new Set((ids ?? '').split(',').filter((id) => id !== ''))].slice(0, mostCompared);
