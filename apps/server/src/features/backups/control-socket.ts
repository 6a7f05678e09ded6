/**
 * The embedded database belongs to one process, so a running server takes its own backup: it listens on a socket that
 * only its user can open, beside its data, and streams the archive to whoever asks there.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import { writeBackup } from './write-backup.ts';

/** The systems' most is about 104. */
const longestSocketPath = 100;

/** Where the server with this data folder listens. */
export function socketPath(dataDir: string): string {
  const beside = join(dataDir, 'backup.sock');
  if (beside.length <= longestSocketPath) return beside;
  return join(tmpdir(), `briefcast-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}.sock`);
}

type OfferDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'log'>;

/** Offers backups until the answer is called; a server that cannot have the socket does its other work. */
export async function offerBackups(deps: OfferDeps, secret: string | null): Promise<() => Promise<void>> {
  const path = socketPath(deps.config.dataDir);
  const server: Server = createServer((_request, response) => {
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

/** The archive as the running server streams it; null where none runs. */
export function askForBackup(dataDir: string): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), method: 'POST', path: '/backup' });
    asked.once('response', resolve);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return resolve(null);
      reject(error);
    });
    asked.end();
  });
}
