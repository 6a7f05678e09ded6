/** Limits concurrent work, in total and by key; what exceeds the limit waits in a queue. */
import { AppError } from '@briefcast/contract';
import { limits } from './table.ts';

export interface ConcurrencyLimits {
  /** How much work runs at once in this process. */
  atOnce: number;
  /** How much of it for one key, such as an address; all of it by default. */
  atOncePerKey?: number;
  /** How many callers wait for it. */
  waiting: number;
  /** How many of them for one key; all of them by default. */
  waitingPerKey?: number;
  /** The longest wait in milliseconds; unlimited by default. */
  waitMilliseconds?: number;
  /** The error if there are too many in total; service.busy by default. */
  refusal?: () => AppError;
}

export interface ConcurrencyLimiter {
  /**
   * Waits for a free slot; returns a function that frees it, which may be called more than once. Throws
   * request.rate_limited if the key itself has too many, the limiter's refusal if there are too many in
   * total; both contain seconds to wait. Aborting the signal ends the wait in the same way.
   */
  acquire(key: string, signal?: AbortSignal): Promise<() => void>;
}

interface Waiter {
  key: string;
  go(): void;
}

const { ofKey, ofAll, retryAfterSeconds } = limits.answers.turns;
const busy = () => new AppError(ofAll, { retryAfterSeconds });

/** Counts by key; keys at zero are removed. */
function countByKey() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    change(key: string, by: 1 | -1) {
      const count = (counts.get(key) ?? 0) + by;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

/** Creates the limiter of one kind of work. */
export function createConcurrencyLimiter({
  atOnce,
  atOncePerKey = Number.POSITIVE_INFINITY,
  waiting,
  waitingPerKey = Number.POSITIVE_INFINITY,
  waitMilliseconds,
  refusal = busy,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const going = countByKey();
  const waitingOf = countByKey();
  const queue: Waiter[] = [];
  let total = 0;

  const isFullFor = (key: string) => going.of(key) >= atOncePerKey;
  const canGo = (key: string) => total < atOnce && !isFullFor(key);
  const refusalFor = (key: string) =>
    isFullFor(key) ? new AppError(ofKey, { retryAfterSeconds }) : refusal();

  function begin(key: string): () => void {
    total += 1;
    going.change(key, 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      total -= 1;
      going.change(key, -1);
      // The first whose key has a free slot: one address does not hold up the others behind it.
      queue.find((waiter) => canGo(waiter.key))?.go();
    };
  }

  function wait(key: string, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        key,
        go() {
          leave();
          resolve(begin(key));
        },
      };
      function leave() {
        queue.splice(queue.indexOf(waiter), 1);
        waitingOf.change(key, -1);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
      function giveUp() {
        leave();
        reject(refusalFor(key));
      }
      const timer = waitMilliseconds === undefined ? undefined : setTimeout(giveUp, waitMilliseconds);
      signal?.addEventListener('abort', giveUp);
      waitingOf.change(key, 1);
      queue.push(waiter);
    });
  }

  return {
    async acquire(key, signal) {
      if (canGo(key)) return begin(key);
      const isOver = queue.length >= waiting || waitingOf.of(key) >= waitingPerKey;
      if (isOver || signal?.aborted) throw refusalFor(key);
      return wait(key, signal);
    },
  };
}
