/** A real server on a real, throw-away PostgreSQL, for measurements. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setup } from '../../apps/server/src/testing/postgres.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { node24 } from '../../scripts/lib/node24.mjs';
import { serverEntry } from '../../scripts/lib/paths.mjs';

export interface Measured {
  baseUrl: string;
  databaseUrl: string;
  /** Resident memory of the server's process, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts both and answers once the server is ready. Memory is read from /proc, so that needs Linux. */
export async function startMeasured(): Promise<Measured> {
  let databaseUrl = '';
  const project = { provide: (_name: string, url: string) => (databaseUrl = url) };
  const stopDatabase = await setup(project as unknown as TestProject);
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-bench-'));
  const port = await freePort('127.0.0.1');
  const baseUrl = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(node24(), [serverEntry], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: 'the admin of the bench',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A measurement that fails leaves no server behind.
  process.once('exit', () => server.kill('SIGKILL'));
  const isReady = async () => (await fetch(`${baseUrl}/api/ready`).catch(() => null))?.ok;
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    baseUrl,
    databaseUrl,
    memory() {
      const [, kilobytes = '0'] =
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) * 1024;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await stopDatabase?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The value below which this share of the others lies; `share` from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
