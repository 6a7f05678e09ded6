/** Batches writes: items that arrive while one statement runs are written together by the next. */

export interface JoinedWrites<Item, Result> {
  /** Writes all of them in one statement; returns a result for each, in their order. All or none are written. */
  write(items: readonly Item[]): Promise<Result[]>;
  /** Two items of the same key never go into one batch; null goes with everything. */
  keyOf(item: Item): string | null;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Bounds the memory and duration of one statement. */
const mostAtOnce = 200;

/**
 * Returns a function that writes one item and resolves with its result once it is durable. One statement runs
 * at a time. If one fails, its items are written one by one, so that only the bad item fails.
 */
export function joinWrites<Item, Result>({ write, keyOf }: JoinedWrites<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  /** Takes the next batch; items that may not go with it keep waiting, in order. */
  function takeBatch(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      const fits = batch.length < mostAtOnce && (key === null || !keys.has(key));
      (fits ? batch : rest).push(one);
      if (key !== null) keys.add(key);
    }
    waiting = rest;
    return batch;
  }

  async function writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      else for (const one of batch) await writeBatch([one]);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await writeBatch(takeBatch());
    isWriting = false;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // At the end of the event loop's turn, so that items of one turn form one batch.
      if (!isWriting) {
        isWriting = true;
        setImmediate(writeAll);
      }
    });
}

/**
 * As `joinWrites`, but only items of the same subject wait for one another: each subject has its own
 * statement, and is forgotten once none of its items are being written.
 */
export function joinWritesOf<Item, Result>({
  subjectOf,
  ...joined
}: JoinedWrites<Item, Result> & { subjectOf(item: Item): string }) {
  const subjects = new Map<string, { write: (item: Item) => Promise<Result>; writing: number }>();
  return async (item: Item): Promise<Result> => {
    const subject = subjectOf(item);
    const known = subjects.get(subject) ?? { write: joinWrites(joined), writing: 0 };
    subjects.set(subject, known);
    known.writing++;
    try {
      return await known.write(item);
    } finally {
      known.writing--;
      if (known.writing === 0) subjects.delete(subject);
    }
  };
}
