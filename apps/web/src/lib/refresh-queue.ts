/** A name of something that is kept of the server; also matches everything below it. */
type Key = readonly unknown[];

/** A server that hangs must not hold up what comes later. */
const patienceMs = 3000;

/**
 * Brings what is named up to date, one round at a time. News that comes while answers are on their way waits for
 * them: breaking them off for each event would, in a lively conversation, let none arrive.
 */
export function createRefreshQueue(refresh: (key: Key) => Promise<unknown>) {
  const due = new Map<string, Key>();
  let isWorking = false;

  async function work() {
    isWorking = true;
    // What one event names is one round.
    await Promise.resolve();
    while (due.size > 0) {
      const round = [...due.values()];
      due.clear();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.allSettled(round.map(refresh)), patience]);
      clearTimeout(timer);
    }
    isWorking = false;
  }

  return (key: Key) => {
    due.set(JSON.stringify(key), key);
    if (!isWorking) void work();
  };
}
