/** Does the same work once for all that ask before it has begun, and little at once. */

/**
 * Makes a doer. Work that has begun may have read what was changed since, so whoever asks then waits for the next
 * time it is done; those who wait for the same key share it.
 */
export function shareWork<Result>(
  atOnce: number,
): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const waiting = new Map<string, { work: () => Promise<Result>; done: PromiseWithResolvers<Result> }>();
  let going = 0;

  function beginNext(): void {
    while (going < atOnce) {
      const [first] = waiting;
      if (!first) return;
      const [key, { work, done }] = first;
      waiting.delete(key);
      going += 1;
      work()
        .then(done.resolve, done.reject)
        .finally(() => {
          going -= 1;
          beginNext();
        });
    }
  }

  return (key, work) => {
    const known = waiting.get(key);
    if (known) return known.done.promise;
    const done = Promise.withResolvers<Result>();
    waiting.set(key, { work, done });
    beginNext();
    return done.promise;
  };
}
