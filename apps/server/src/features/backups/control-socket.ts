/**
 * The embedded database belongs to one process, so a running server takes its own backup: it listens on a socket that
 * only its user can open, beside its data, and streams the archive to whoever asks there.
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

const paths = { backup: '/backup', keys: '/keys' };

type OfferDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'log'>;

/** Which files there are, a line for each: for whoever copies them to another store. */
function answerKeys({ db, log }: OfferDeps, response: ServerResponse): void {
  readKeys(db).then(
    (keys) => response.end(keys.join('\n')),
    (error: unknown) => {
      log.error({ err: error }, 'the names of the files could not be read');
      response.destroy();
    },
  );
}

/** Offers backups, and the names of the files, until the answer is called; a server that cannot have the socket does its other work. */
export async function offerBackups(deps: OfferDeps, secret: string | null): Promise<() => Promise<void>> {
  const path = socketPath(deps.config.dataDir);
  const server: Server = createServer((request, response) => {
    if (request.url === paths.keys) return answerKeys(deps, response);
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
