/** A server that does not answer must not block later refreshes. */
const patienceMs = 3000;

/**
 * Refreshes what is due, one round at a time. Events that arrive during a round wait for its answers:
 * cancelling them for each event would, in a busy conversation, let none arrive.
 */
export function createRefreshQueue<Due>(refresh: (due: Due) => Promise<unknown>) {
  const due = new Map<string, Due>();
  let isWorking = false;

  async function work() {
    isWorking = true;
    // All names of one event go into one round.
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

  return (one: Due) => {
    due.set(JSON.stringify(one), one);
    if (!isWorking) void work();
  };
}
