/** What was just read of rows: a film is asked for in many parts, one soon after the other. */

/** A row that was deleted since is found for so long at most, and only while its bytes are there. */
const keptMilliseconds = 10_000;
const mostRows = 10_000;

export interface RememberedRows<Row> {
  /** Null where nothing is known, or not since a moment ago. */
  get(id: string): Row | null;
  keep(id: string, row: Row): void;
  forget(id: string): void;
}

/** An empty memory of one process. It keeps the latest ten thousand rows, each for ten seconds. */
export function rememberRows<Row>(clock: () => Date): RememberedRows<Row> {
  // All are kept for the same time, so the first to go stands first.
  const rows = new Map<string, { row: Row; until: number }>();
  return {
    get(id) {
      const known = rows.get(id);
      return known && known.until > clock().getTime() ? known.row : null;
    },
    keep(id, row) {
      rows.delete(id);
      rows.set(id, { row, until: clock().getTime() + keptMilliseconds });
      const [first] = rows.keys();
      if (rows.size > mostRows && first !== undefined) rows.delete(first);
    },
    forget(id) {
      rows.delete(id);
    },
  };
}
