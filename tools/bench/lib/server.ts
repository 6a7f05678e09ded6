/** The server under test: the real entry point in a process of its own, on a loopback port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { serverFlags } from '../../../scripts/lib/node24.mjs';
import { serverEntry } from '../../../scripts/lib/paths.mjs';
import { type StartedProcess, startNode, until } from './processes.ts';

export interface Server extends AsyncDisposable {
  origin: string;
  pid: number;
  process: StartedProcess;
  /** From the start of the process to the first page of the directory, in milliseconds. */
  startMilliseconds: number;
}

export interface ServerOptions {
  /** PostgreSQL's address; without it the server opens the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** The data folder; by default an empty one that is removed at the end. */
  dataDir?: string;
  rateLimits?: 'on' | 'off';
  environment?: Record<string, string>;
  /** How long it may take until its first answer. */
  patienceSeconds?: number;
}

/** The first page of the directory, which several rows measure. */
export const firstPage = '/api/users/creators/public?limit=24';

/** Starts a server; resolves with its first answer. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'briefcast-bench-'));
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const server = startNode(
    serverEntry,
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      SECRET: 'the secret that every process of a measurement shares',
      ADMIN_PASSWORD: 'the admin of the bench',
      RATE_LIMITS: options.rateLimits ?? 'off',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      // Every measured market is answered from memory.
      DIRECTORY_IN_MEMORY: '2000000',
      ...options.environment,
    },
    serverFlags,
  );
  const removeFolder = () => {
    process.off('exit', removeFolder);
    if (!options.dataDir) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolder);
  async function answersFirstPage() {
    const answer = await fetch(`${origin}${firstPage}`).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.ok ? performance.now() - started : null;
  }
  try {
    const startMilliseconds = await until(answersFirstPage, 'the first answer of the server', {
      seconds: options.patienceSeconds ?? 60,
      everyMilliseconds: 10,
      child: server.child,
    });
    return {
      origin,
      pid: server.pid,
      process: server,
      startMilliseconds,
      async [Symbol.asyncDispose]() {
        await server[Symbol.asyncDispose]();
        removeFolder();
      },
    };
  } catch (error) {
    await server[Symbol.asyncDispose]();
    removeFolder();
    throw error;
  }
}
