/** Processes that a measurement starts: ended by their id in every case, with their figures from the system. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { node24 } from '../../../scripts/lib/node24.mjs';

export interface StartedProcess extends AsyncDisposable {
  pid: number;
  child: ChildProcess;
  /** Its standard output so far, up to the last 4000 characters. */
  output(): string;
}

/** How long a process may take to end before it is killed. */
const patienceMilliseconds = 12_000;

/** Starts Node 24 on a file. When disposed of, the process is asked to end, and killed if it does not. */
export function startNode(
  file: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): StartedProcess {
  const child = spawn(node24(), [...flags, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  // An interrupted run leaves no process behind.
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  return {
    pid: child.pid ?? 0,
    child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      const timer = setTimeout(kill, patienceMilliseconds);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Repeats every `everyMilliseconds` until the result is not null. Throws after `seconds`, or when `child` has
 * ended.
 */
export async function until<T>(
  ask: () => Promise<T | null>,
  what: string,
  { seconds, everyMilliseconds, child }: { seconds: number; everyMilliseconds: number; child?: ChildProcess },
): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) {
      throw new Error(`The process ended while waiting for ${what}`);
    }
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

function statusBytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
}

/** Resident memory of a process in bytes. Needs Linux, as all functions below. */
export const residentBytes = (pid: number): number => statusBytes(pid, 'VmRSS');

/** The most resident memory of a process since `forgetPeak`, in bytes. */
export const peakBytes = (pid: number): number => statusBytes(pid, 'VmHWM');

/** Resets the peak to what is resident now. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const ticksPerSecond = 100;

/** Processor time that a process has used in all its threads, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/**
 * Waits until processes are idle: less than a twentieth of a core over half a second. Returns the
 * milliseconds until that half second began, or Infinity if that does not happen within `seconds`.
 */
export async function untilQuiet(pids: readonly number[], seconds: number): Promise<number> {
  const windowMilliseconds = 500;
  const began = performance.now();
  const used = () => pids.reduce((total, pid) => total + processorSeconds(pid), 0);
  while (performance.now() - began < seconds * 1000) {
    const [from, before] = [performance.now(), used()];
    await new Promise((resolve) => setTimeout(resolve, windowMilliseconds));
    if (used() - before < windowMilliseconds / 1000 / 20) return from - began;
  }
  return Number.POSITIVE_INFINITY;
}
