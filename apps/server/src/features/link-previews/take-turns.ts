/** Work of which only so much is done at once, and only so much waits. */
import { AppError } from '@briefcast/contract';

export interface Bounds {
  atOnce: number;
  /** How many may wait beside those that are worked on. */
  waiting: number;
}

/**
 * Returns how to do a piece of work when its turn comes, in the order of asking. The returned function throws
 * service.unavailable, before anything is done, when too many wait already.
 */
export function takeTurns({ atOnce, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
      // Whoever ends hands its place on, so the number of those at work stays.
      await new Promise<void>((begin) => queue.push(begin));
    } else {
      working++;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working--;
    }
  };
}
