/** Does the same work once for all that ask before it has begun, and little at once. */

interface Waiting<Result> {
  work: () => Promise<Result>;
  done: PromiseWithResolvers<Result>;
}

/**
 * Makes a doer of work that is known by a key, for so many keys at once. Work that has begun may have read what was
 * changed since, so whoever asks then waits for the next time it is done, and shares that with all who wait for the
 * same key. A key is never worked on twice at a time.
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
