/** Works off one lane: takes jobs while it has hands free, looks again when one is free, when woken, and by itself. */
import type { Log } from '../log.ts';
import type { TakenJob } from './job-rows.ts';

interface LaneOptions {
  /** How many jobs at once. */
  width: number;
  take: () => Promise<TakenJob | null>;
  /** Works on a job to its end; never rejects. */
  work: (job: TakenJob) => Promise<void>;
  log: Log;
  /** How often it looks by itself. */
  pollMilliseconds: number;
}

export interface OpenLane {
  /** There may be something to do. */
  wake(): void;
  /** Takes no more; answers when nothing is in hand any more. */
  close(): Promise<void>;
}

/** Opens a lane; it begins to look at once. */
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
    // Announced while it looks: what it has just read may be from before.
    lookAgain = true;
    if (looking || !isOpen) return;
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'the job queue could not be read'))
      .finally(() => {
        looking = null;
        // Woken in the very moment of the end.
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
