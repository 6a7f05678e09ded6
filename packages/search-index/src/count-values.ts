/** Values with how many have each, the most frequent first. */

export interface ValueCount {
  value: string;
  count: number;
}

/** By count, and by code point if those are equal: PostgreSQL's collation "C", the same everywhere. */
export const mostFirst = (a: ValueCount, b: ValueCount) =>
  b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value));

/** Counts how many of a few items have each value; none has one twice. */
export function countValues<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly string[],
): ValueCount[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const value of valuesOf(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(mostFirst);
}
