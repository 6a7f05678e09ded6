/**
 * Lets a running server take its own backups and answer other commands' requests for its data, because the embedded
 * database belongs to one process. It listens on a socket next to its data that only its user can open.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Deps } from '../../platform/deps.ts';
import { writeLastBackup } from './last-backup.ts';
import { readKeys } from './read-keys.ts';
import { writeBackup } from './write-backup.ts';

/** Systems allow about 104 bytes. */
const longestSocketPath = 100;

/** The path of the socket of the server with this data folder. */
export function socketPath(dataDir: string): string {
  const beside = join(dataDir, 'backup.sock');
  if (beside.length <= longestSocketPath) return beside;
  return join(tmpdir(), `briefcast-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}.sock`);
}

const paths = { backup: '/backup', keys: '/keys', logs: '/logs', readiness: '/readiness' };

type OfferDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'log'>;

/** Sends the answer to a request; if it fails, the response is aborted. */
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
  /** The installation's own secret, which a backup contains; null if the environment gives it. */
  secret: string | null;
  /** The result of the check of all logs, to be sent as JSON. */
  checkLogs: () => Promise<unknown>;
  /** Whether the installation is ready for the public, to be sent as JSON. */
  readReadiness: () => Promise<unknown>;
}

/**
 * Offers backups, the keys of the files and the check of all logs until the returned function is called. A
 * server that cannot open the socket still does its other work.
 */
export async function offerBackups({
  deps,
  secret,
  checkLogs,
  readReadiness,
}: Offer): Promise<() => Promise<void>> {
  const path = socketPath(deps.config.dataDir);
  const questions: Record<string, () => Promise<string>> = {
    // One key on each line, for commands that copy the files to another store.
    [paths.keys]: async () => (await readKeys(deps.db)).join('\n'),
    [paths.logs]: async () => JSON.stringify(await checkLogs()),
    [paths.readiness]: async () => JSON.stringify(await readReadiness()),
  };
  const server: Server = createServer((request, response) => {
    const question = questions[request.url ?? ''];
    if (question) return say(deps, question, response);
    response.writeHead(200, { 'content-type': 'application/x-tar' });
    writeBackup(deps, secret, response)
      .then(async ({ files, bytes }) => {
        await writeLastBackup(deps.db, deps.clock());
        deps.log.info({ files, bytes }, 'backup taken');
      })
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'the backup failed');
        response.destroy();
      });
  });
  // This process has locked the data folder, so an existing socket was left by a killed one.
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

/** The running server's response; null if none runs. */
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

/** The archive as a stream from the running server; null if none runs. */
export const askForBackup = (dataDir: string): Promise<IncomingMessage | null> =>
  ask(dataDir, 'POST', paths.backup);

/** The keys of all files of the running server; null if none runs. */
export async function askForKeys(dataDir: string): Promise<string[] | null> {
  const answer = await ask(dataDir, 'GET', paths.keys);
  return answer && (await text(answer)).split('\n').filter(Boolean);
}

/** The running server's check of all logs, as JSON; null if none runs. */
export async function askForLogs(dataDir: string): Promise<string | null> {
  const answer = await ask(dataDir, 'GET', paths.logs);
  return answer && text(answer);
}

/** The running server's readiness, as JSON; null if none runs. */
export async function askForReadiness(dataDir: string): Promise<string | null> {
  const answer = await ask(dataDir, 'GET', paths.readiness);
  return answer && text(answer);
}
