/** Starts the real server for the browser tests: its own port and data folder, mail into the outbox. */
import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/free-port.mjs';
import { node24 } from '../scripts/lib/node24.mjs';
import { serverEntry } from '../scripts/lib/paths.mjs';

export const adminPassword = 'e2e-admin-password';

export interface RunningServer {
  baseUrl: string;
  dataDir: string;
  /** Ends the process; its folder stays, for another process to copy. */
  end(): Promise<void>;
  /** Ends the process and removes its folder. */
  stop(): Promise<void>;
}

export interface ServerVariety {
  /** Flags for Node. */
  flags?: string[];
  env?: Record<string, string>;
  /** The data folder of a server that was ended: this one begins with a copy of it. */
  from?: string | undefined;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Resolves once the server is ready. Its output goes to `logFile`; another `entry` starts another program,
 * such as the demo.
 */
export async function startServer(
  logFile: string,
  entry = serverEntry,
  { flags = [], env = {}, from }: ServerVariety = {},
): Promise<RunningServer> {
  const host = '127.0.0.1';
  const port = await freePort(host);
  const baseUrl = `http://${host}:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-e2e-'));
  const dataDir = join(folder, 'data');
  if (from === undefined) mkdirSync(dataDir);
  else cpSync(from, dataDir, { recursive: true });
  const child = spawn(node24(), [...flags, entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMITS: 'off',
      ...env,
      // With E2E_DATABASE_URL the journeys run on PostgreSQL, otherwise on the embedded database. A demo
      // needs an empty one.
      ...(process.env.E2E_DATABASE_URL && entry === serverEntry
        ? { DATABASE_URL: process.env.E2E_DATABASE_URL }
        : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  const log = createWriteStream(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    stream.on('data', (chunk) => {
      tail = (tail + chunk).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // An interrupted run leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));

  async function end(): Promise<void> {
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    child.kill('SIGKILL');
    await ended;
    log.end();
  }
  async function stop(): Promise<void> {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + 60_000;
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start for the browser tests:\n${tail}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { baseUrl, dataDir, end, stop };
}
