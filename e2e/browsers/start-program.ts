import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface Program {
  /** The value that `isReady` returned. */
  ready: string;
  stop(): Promise<void>;
}

interface Start {
  path: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The value to continue with, from its output or elsewhere; null while it is not ready. */
  isReady: (printed: string) => Promise<string | null> | string | null;
}

/** Starts a program and waits until it is ready. Throws with its output if it ends before, or after a minute. */
export async function startProgram({ path, args, env = {}, isReady }: Start): Promise<Program> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  // An interrupted run leaves no browser behind.
  process.once('exit', end);
  async function stop() {
    child.kill('SIGTERM');
    const late = setTimeout(end, 5000);
    await ended;
    clearTimeout(late);
    process.off('exit', end);
  }

  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed = (printed + chunk).slice(-10_000);
    });
  const deadline = Date.now() + 60_000;
  for (;;) {
    const ready = await isReady(printed);
    if (ready !== null) return { ready, stop };
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${path} did not start:\n${printed}`);
    }
    await wait(50);
  }
}
