/** Processes uploaded pictures and videos, and documents: few at once, each in a process of its own with limits. */
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import { limits } from '../http/limits/table.ts';
import { type FairQueue, openFairQueue } from './fair-queue.ts';
import { openProgramRunner, type RunProgram } from './run-program.ts';

/** Pictures and documents take a second, probing a video some, and encoding one minutes; so each has its own queue. */
export type MediaLine = 'pictures' | 'papers' | 'films' | 'proxies';

export interface MediaWork {
  /** Throws file.too_many_at_once or file.busy if `run` would now; called before bytes are received. */
  requireRoom(line: MediaLine, account: string): void;
  /**
   * Does the work when it is the account's turn, with a function that runs programs one after the other.
   * Throws file.too_many_at_once, file.busy, and whatever `work` throws.
   */
  run<T>(line: MediaLine, account: string, work: (run: RunProgram) => Promise<T>): Promise<T>;
  /** Kills running programs; waiting work fails. */
  close(): void;
}

const { ofAccount, ofProcess } = limits.uploads.work;
const bounds = { mostOfAccount: ofAccount.most, mostWaiting: ofProcess.mostWaiting };

/** One picture and video at a time on a small machine, two of each on four processors or more. */
const usualWidth = () => (availableParallelism() >= 4 ? 2 : 1);

/** Opens the queues. */
export function openMediaWork({ mediaWorkers }: Pick<Config, 'mediaWorkers'>): MediaWork {
  const runner = openProgramRunner();
  const width = mediaWorkers ?? usualWidth();
  const openLine = () => openFairQueue({ width, ...bounds });
  const lines: Record<MediaLine, FairQueue> = {
    pictures: openLine(),
    papers: openLine(),
    films: openLine(),
    proxies: openLine(),
  };
  return {
    requireRoom: (line, account) => lines[line].requireRoom(account),
    run: (line, account, work) => lines[line].run(account, () => work(runner.run)),
    close: runner.close,
  };
}
