/** A part of the rehearsed production: a real process at its place, whose output goes to a file of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { RunAs } from '../../../apps/server/src/testing/postgres-binaries.ts';
import type { Network, Place } from './network.ts';

/** Parts of the rehearsal that every part needs to know. */
export interface Stage {
  network: Network;
  /** Everything is written below it, and it is removed at the end. */
  folder: string;
  /** Folder for the output of every part. */
  logs: string;
}

export interface Part {
  child: ChildProcess;
  isRunning(): boolean;
  /** Sends the signal and waits until it has ended; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Started {
  program: string;
  words?: readonly string[];
  environment?: Record<string, string>;
  /** User that it runs as; by default the user who runs the rehearsal. */
  user?: RunAs;
  folder?: string;
}

const running = new Set<ChildProcess>();

/** Ends whatever still runs, at once. */
export function killParts(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** An interrupted rehearsal leaves no process behind. */
process.once('exit', killParts);

/** How long a part may take to end before it is killed. */
const patienceMilliseconds = 15_000;

/** The words that start a program at a place, as a user. */
function wordsFor({ network }: Stage, place: Place, { program, words = [], user = {} }: Started): string[] {
  const there = network.wordsAt(place);
  const as = user.uid === undefined ? [] : [`--setuid=${user.uid}`, `--setgid=${user.gid}`];
  return there.length > 0 ? [...there, ...as, '--', program, ...words] : [program, ...words];
}

/** Starts a part; it may not answer yet. */
export function startPart(stage: Stage, place: Place, started: Started): Part {
  const [program = '', ...words] = wordsFor(stage, place, started);
  const log = openSync(join(stage.logs, `${place.name}.log`), 'a');
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, ...started.environment },
    stdio: ['ignore', log, log],
    ...(started.folder ? { cwd: started.folder } : {}),
    ...(stage.network.hasNamespaces ? {} : started.user),
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    child,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds);
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}
