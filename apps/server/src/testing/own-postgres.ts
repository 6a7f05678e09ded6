/** A PostgreSQL of the tests' own, on a free loopback port with an empty folder: started, stopped and removed at will. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { programsFor, type RunAs, serviceUser } from './postgres-binaries.ts';

const ownSettings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };

/** Tests lose nothing that matters when the machine does, and are over before a vacuum pays: both would only cost time. */
const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

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

export interface OwnPostgres {
  /** Address of its first database, with the right to create others. It is unchanged after a restart. */
  url: string;
  /** Its data, which belongs to the service user. */
  data: string;
  start(): Promise<void>;
  /** Ends it as an administrator does, connections and all; what was committed stays. */
  stop(): Promise<void>;
  /** Ends it as a crash does, with nothing more written; started again, it recovers from its log. */
  crash(): Promise<void>;
  /** Ends it at once, and its folder with it. */
  remove(): Promise<void>;
}

/** Makes the folder; nothing runs yet. `settings` are PostgreSQL's own, by name; without any it is as durable as tests need. */
export async function makeOwnPostgres(
  settings: Record<string, string> = withoutDurability,
): Promise<OwnPostgres> {
  const user = serviceUser();
  const folder = scratchFolder(user);
  const data = join(folder, 'data');
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const programs = programsFor(user, folder);
  let server: ChildProcess | null = null;
  // A run that is killed leaves no server behind.
  process.once('exit', () => server?.kill('SIGQUIT'));

  async function end(signal: NodeJS.Signals) {
    const ending = server;
    server = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }

  async function remove() {
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const initial = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['--pgdata', data, ...initial, '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: data },
    );
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    url,
    data,
    async start() {
      const options = Object.entries({ ...ownSettings, ...settings }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]);
      const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
        ...user,
        cwd: data,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = started;
      let log = '';
      started.stderr.on('data', (chunk) => {
        log = (log + chunk).slice(-4000);
      });
      const deadline = Date.now() + 30_000;
      while (!(await answers(url))) {
        if (started.exitCode !== null || Date.now() > deadline) {
          await remove();
          throw new Error(`PostgreSQL did not start:\n${log}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
    remove,
  };
}
