/**
 * The embedded database belongs to one process, so a running server takes its own backup, and says what other commands
 * ask of its database: it listens on a socket that only its user can open, beside its data.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Deps } from '../../platform/deps.ts';
import { readKeys } from './read-keys.ts';
import { writeBackup } from './write-backup.ts';

/** The systems' most is about 104. */
const longestSocketPath = 100;

/** Where the server with this data folder listens. */
export function socketPath(dataDir: string): string {
  const beside = join(dataDir, 'backup.sock');
  if (beside.length <= longestSocketPath) return beside;
  return join(tmpdir(), `briefcast-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}.sock`);
}

const paths = { backup: '/backup', keys: '/keys', logs: '/logs' };

type OfferDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'log'>;

/** Answers with what a question comes to; one that fails breaks the answer off. */
function say({ log }: OfferDeps, question: () => Promise<string>, response: ServerResponse): void {
  question().then(
    (text) => response.end(text),
    (error: unknown) => {
      log.error({ err: error }, 'what a command asked of the running server could not be said');
      response.destroy();
    },
  );
}

export interface Offer {
  deps: OfferDeps;
  /** The installation's own, which a backup holds; null where it comes by the environment. */
  secret: string | null;
  /** What the check of all logs finds, to be told as JSON. */
  checkLogs: () => Promise<unknown>;
}

/**
 * Offers backups, the names of the files and the check of all logs until what is returned is called. A server that cannot
 * have the socket does its other work.
 */
export async function offerBackups({ deps, secret, checkLogs }: Offer): Promise<() => Promise<void>> {
  const path = socketPath(deps.config.dataDir);
  const questions: Record<string, () => Promise<string>> = {
    // A line for each, for whoever copies them to another store.
    [paths.keys]: async () => (await readKeys(deps.db)).join('\n'),
    [paths.logs]: async () => JSON.stringify(await checkLogs()),
  };
  const server: Server = createServer((request, response) => {
    const question = questions[request.url ?? ''];
    if (question) return say(deps, question, response);
    response.writeHead(200, { 'content-type': 'application/x-tar' });
    writeBackup(deps, secret, response).then(
      ({ files, bytes }) => deps.log.info({ files, bytes }, 'backup taken'),
      (error: unknown) => {
        deps.log.error({ err: error }, 'the backup failed');
        response.destroy();
      },
    );
  });
  // The data folder is locked by this process: what lies there was left by one that was killed.
  await rm(path, { force: true });
  try {
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, 0o600);
  } catch (error) {
    deps.log.warn({ err: error, path }, 'no backups while the server runs: the socket cannot be made');
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** What the running server answers; null where none runs. */
function ask(dataDir: string, method: string, path: string): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), method, path });
    asked.once('response', resolve);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return resolve(null);
      reject(error);
    });
    asked.end();
  });
}

/** The archive as the running server streams it; null where none runs. */
export const askForBackup = (dataDir: string): Promise<IncomingMessage | null> =>
  ask(dataDir, 'POST', paths.backup);

/** The keys of every file of the running server; null where none runs. */
export async function askForKeys(dataDir: string): Promise<string[] | null> {
  const answer = await ask(dataDir, 'GET', paths.keys);
  return answer && (await text(answer)).split('\n').filter(Boolean);
}

/** What the running server finds by checking every log, as JSON; null where none runs. */
export async function askForLogs(dataDir: string): Promise<string | null> {
  const answer = await ask(dataDir, 'GET', paths.logs);
  return answer && text(answer);
}
