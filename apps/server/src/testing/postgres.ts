/**
 * Global setup of the `server-postgres` tests: a real PostgreSQL for the length of the run.
 * `TEST_DATABASE_URL` names a server of one's own; without it, one is started on a free loopback port
 * with an empty folder that is removed afterwards. The harness clones a database per test file.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { programsFor, type RunAs, serviceUser } from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, with the right to create databases. */
    postgresUrl: string;
  }
}

/** Tests lose nothing that matters when the machine does: durability would only cost time. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A folder that the service user owns; `mkdtemp` closes it to everybody else. */
function scratchFolder(user: RunAs): string {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-postgres-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  if (user.uid !== undefined) chownSync(join(folder, 'data'), user.uid, user.gid);
  return folder;
}

async function start(folder: string, user: RunAs): Promise<{ server: ChildProcess; url: string }> {
  const programs = programsFor(user, folder);
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: data },
  );
  const port = await freePort();
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start for the tests:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { server, url };
}

/** Stops at once, without a checkpoint: the folder is thrown away. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Vitest calls this once before the project's tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const own = process.env.TEST_DATABASE_URL;
  if (own) {
    project.provide('postgresUrl', own);
    return undefined;
  }
  const user = serviceUser();
  const folder = scratchFolder(user);
  try {
    const { server, url } = await start(folder, user);
    // A run that is killed leaves no server behind.
    process.once('exit', () => server.kill('SIGQUIT'));
    project.provide('postgresUrl', url);
    return () => stop(server, folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
