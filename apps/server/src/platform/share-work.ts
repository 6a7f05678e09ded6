/** Deduplicates concurrent work by key, and limits how much runs at once. */

interface Waiting<Result> {
  work: () => Promise<Result>;
  done: PromiseWithResolvers<Result>;
}

/**
 * Deduplicates concurrent work by key, with at most `atOnce` keys at a time. Work that has begun may have read what was
 * changed since, so later callers wait for the next run of their key and share it. No key runs twice at a time.
 */
export function shareWork<Result>(
  atOnce: number,
): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const waiting = new Map<string, Waiting<Result>>();
  const going = new Set<string>();

  function begin(key: string, { work, done }: Waiting<Result>): void {
    waiting.delete(key);
    going.add(key);
    work()
      .then(done.resolve, done.reject)
      .finally(() => {
        going.delete(key);
        beginNext();
      });
  }

  function beginNext(): void {
    for (const [key, one] of waiting) {
      if (going.size >= atOnce) return;
      if (!going.has(key)) begin(key, one);
    }
  }

  return (key, work) => {
    const known = waiting.get(key);
    if (known) return known.done.promise;
    const one = { work, done: Promise.withResolvers<Result>() };
    waiting.set(key, one);
    beginNext();
    return one.done.promise;
  };
}
