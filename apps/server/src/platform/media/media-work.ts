/** Everything that is done with strangers' pictures and films, and papers: few at once, each in a bounded process of its own. */
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import { type FairQueue, openFairQueue } from './fair-queue.ts';
import { openProgramRunner, type RunProgram } from './run-program.ts';

/** Pictures and papers take a second, looking at a film some, and encoding one minutes: none waits for another. */
export type MediaLine = 'pictures' | 'papers' | 'films' | 'proxies';

export interface MediaWork {
  /** Throws file.too_many_at_once or file.busy if `run` would now: asked before bytes are received. */
  requireRoom(line: MediaLine, account: string): void;
  /**
   * Does the work when the account's turn comes, with the means to run programs, one after the other.
   * Throws file.too_many_at_once, file.busy, and whatever `work` throws.
   */
  run<T>(line: MediaLine, account: string, work: (run: RunProgram) => Promise<T>): Promise<T>;
  /** Kills what runs; what still waits ends as programs do that fail. */
  close(): void;
}

/** What one account may have under way, and everybody together may have waiting, in each line of a process. */
const bounds = { mostOfAccount: 16, mostWaiting: 200 };

/** One picture and film at a time on a small machine, two of each from four processors on. */
const usualWidth = () => (availableParallelism() >= 4 ? 2 : 1);

/** Opens the lines. */
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
