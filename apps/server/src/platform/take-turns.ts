/** Lets few do costly work at once: so many together, so many for one key, and the others wait in order. */
import { AppError } from '@briefcast/contract';

export interface TurnLimits {
  /** How many go on at once in this process. */
  atOnce: number;
  /** How many of those for one key, such as an address; all of them unless told. */
  atOncePerKey?: number;
  /** How many wait beside those. */
  waiting: number;
  /** How many of those that wait are for one key; all of them unless told. */
  waitingPerKey?: number;
  /** How long each waits at most, in milliseconds; until its turn comes unless told. */
  waitMilliseconds?: number;
  /** What is thrown where all together have too many; service.busy unless told. */
  refusal?: () => AppError;
}

export interface Turns {
  /**
   * Waits for a turn; returns how to give it back, which may be called more than once. Throws request.rate_limited
   * where the key itself has too many, the limits' refusal where all together have; both name seconds to wait. A signal
   * that is aborted ends the waiting in the same way.
   */
  take(key: string, signal?: AbortSignal): Promise<() => void>;
}

interface Waiter {
  key: string;
  go(): void;
}

/** What a refusal tells to wait: about as long as an answer takes that is read slowly. */
const retryAfterSeconds = 10;
const busy = () => new AppError('service.busy', { retryAfterSeconds });

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
export function createTurns({
  atOnce,
  atOncePerKey = Number.POSITIVE_INFINITY,
  waiting,
  waitingPerKey = Number.POSITIVE_INFINITY,
  waitMilliseconds,
  refusal = busy,
}: TurnLimits): Turns {
  const going = countByKey();
  const waitingOf = countByKey();
  const queue: Waiter[] = [];
  let total = 0;

  const isFullFor = (key: string) => going.of(key) >= atOncePerKey;
  const canGo = (key: string) => total < atOnce && !isFullFor(key);
  const refusalFor = (key: string) =>
    isFullFor(key) ? new AppError('request.rate_limited', { retryAfterSeconds }) : refusal();

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
    async take(key, signal) {
      if (canGo(key)) return begin(key);
      const isOver = queue.length >= waiting || waitingOf.of(key) >= waitingPerKey;
      if (isOver || signal?.aborted) throw refusalFor(key);
      return wait(key, signal);
    },
  };
}
