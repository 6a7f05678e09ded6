/**
 * Runs the jobs of one lane: it takes jobs while fewer than its limit run, and checks again when one ends,
 * when woken, and at an interval.
 */
import type { Log } from '../log.ts';
import type { TakenJob } from './job-rows.ts';

interface LaneOptions {
  /** How many jobs run at once. */
  width: number;
  take: () => Promise<TakenJob | null>;
  /** Runs a job to its end; never rejects. */
  work: (job: TakenJob) => Promise<void>;
  log: Log;
  /** The interval of its own checks, in milliseconds. */
  pollMilliseconds: number;
}

export interface OpenLane {
  /** Checks for due jobs soon. */
  wake(): void;
  /** Takes no more jobs; resolves when none is running. */
  close(): Promise<void>;
}

/** Opens a lane; it checks for jobs at once. */
export function openLane({ width, take, work, log, pollMilliseconds }: LaneOptions): OpenLane {
  const inHand = new Set<Promise<void>>();
  let isOpen = true;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  function hold(job: TakenJob) {
    const held = work(job).finally(() => {
      inHand.delete(held);
      wake();
    });
    inHand.add(held);
  }

  async function look() {
    do {
      lookAgain = false;
      while (isOpen && inHand.size < width) {
        const job = await take();
        if (!job) break;
        hold(job);
      }
    } while (lookAgain && isOpen);
  }

  function wake() {
    // Woken while it reads: the result may already be outdated.
    lookAgain = true;
    if (looking || !isOpen) return;
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'the job queue could not be read'))
      .finally(() => {
        looking = null;
        // Woken just as the loop ended.
        if (lookAgain) wake();
      });
  }

  const timer = setInterval(wake, pollMilliseconds);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      isOpen = false;
      clearInterval(timer);
      await looking;
      await Promise.all(inHand);
    },
  };
}
