/** Lets few do costly work at once: so many together, so many for one key, and the others wait shortly in order. */
import { AppError } from '@briefcast/contract';

export interface TurnLimits {
  /** How many go on at once in this process. */
  atOnce: number;
  /** How many of those for one key, such as an address. */
  atOncePerKey: number;
  /** How many wait, and how many of those for one key. */
  waiting: number;
  waitingPerKey: number;
  /** How long each waits at most, in milliseconds. */
  waitMilliseconds: number;
}

export interface Turns {
  /**
   * Waits for a turn; returns how to give it back, which may be called more than once. Throws request.rate_limited
   * where the key itself has too many, service.busy where all together have; both name seconds to wait. A signal that
   * is aborted ends the waiting in the same way.
   */
  take(key: string, signal: AbortSignal): Promise<() => void>;
}

interface Waiter {
  key: string;
  go(): void;
}

/** What a refusal tells to wait: about as long as an answer takes that is read slowly. */
const retryAfterSeconds = 10;

/** Counts by key; a key with nothing is forgotten. */
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

/** Makes the turns of one kind of work. */
export function createTurns(limits: TurnLimits): Turns {
  const going = countByKey();
  const waitingOf = countByKey();
  const queue: Waiter[] = [];
  let total = 0;

  const isFullFor = (key: string) => going.of(key) >= limits.atOncePerKey;
  const canGo = (key: string) => total < limits.atOnce && !isFullFor(key);
  const refusal = (key: string) =>
    new AppError(isFullFor(key) ? 'request.rate_limited' : 'service.busy', { retryAfterSeconds });

  function begin(key: string): () => void {
    total += 1;
    going.change(key, 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      total -= 1;
      going.change(key, -1);
      // The first whose key has room: one address does not hold up the others behind it.
      queue.find((waiter) => canGo(waiter.key))?.go();
    };
  }

  function wait(key: string, signal: AbortSignal): Promise<() => void> {
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
        signal.removeEventListener('abort', giveUp);
      }
      function giveUp() {
        leave();
        reject(refusal(key));
      }
      const timer = setTimeout(giveUp, limits.waitMilliseconds);
      signal.addEventListener('abort', giveUp);
      waitingOf.change(key, 1);
      queue.push(waiter);
    });
  }

  return {
    async take(key, signal) {
      if (canGo(key)) return begin(key);
      const isOver = queue.length >= limits.waiting || waitingOf.of(key) >= limits.waitingPerKey;
      if (isOver || signal.aborted) throw refusal(key);
      return wait(key, signal);
    },
  };
}
