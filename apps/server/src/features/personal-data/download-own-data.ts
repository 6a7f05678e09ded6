/** The own copy of what is kept about somebody: JSON and their files, in one ZIP (rules/accounts#own-data). */

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import { marketFileName } from '@briefcast/i18n/market-name';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import type { ConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { acquireFor } from '../../platform/http/limits/limit-slow-answers.ts';
import { makeTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import type { OwnDataParts } from '../../platform/own-data.ts';
import { isSignedAddress } from '../../platform/storage/signed-address.ts';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';
import { type ZippedFile, zipFiles } from '../files/zip-files.ts';
import { readOwnData, readOwnFiles } from './read-own-data.ts';
import { writeOwnData } from './write-own-data.ts';

/** Signed content of the address of somebody's own copy: with another password it is no longer valid. */
export const ownCopy = (userId: string, passwordHash: string) => ({
  id: `${userId}\n${passwordHash}`,
  variant: 'own_data',
});

/** Returns the files whose bytes are there, with their sizes: one that is gone must not cost the others. */
async function measure(
  storage: Storage,
  found: Awaited<ReturnType<typeof readOwnFiles>>,
): Promise<ZippedFile[]> {
  const measured: ZippedFile[] = [];
  for (const file of found) {
    const size = await storage.size(file.storageKey).catch((error: unknown) => {
      if (error instanceof StoredFileMissing) return null;
      throw error;
    });
    if (size !== null) measured.push({ ...file, size, sha256: null });
  }
  return measured;
}

/**
 * Answers with the ZIP for the signed address. One of a person is made at a time, and few of all. Throws
 * file.link_expired, also once the account is gone or has a new password, and request.rate_limited and service.busy
 * where others are being made.
 */
export async function downloadOwnData(
  {
    limiter,
    ownData,
    ...deps
  }: Pick<Deps, 'db' | 'storage' | 'keys' | 'settings' | 'clock'> &
    OwnDataParts & { limiter: ConcurrencyLimiter },
  { userId, expires, signature }: { userId: string; expires: string; signature: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { db, storage, keys, clock } = deps;
  const [found] = await db
    .select({ role: users.role, brandId: users.lastBrandId, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw new AppError('file.link_expired');
  const { passwordHash, ...user } = found;
  const link = { ...ownCopy(userId, passwordHash), expires, signature };
  if (!isSignedAddress(keys.links, link, clock())) throw new AppError('file.link_expired');
  await acquireFor(limiter, userId, reply);
  const folder = await makeTemporaryFolder();
  reply.raw.once('close', () => void rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'data.json');
  await writeOwnData(path, await readOwnData(deps, ownData.sections, { userId, ...user }));
  const data = { originalName: 'your-data.json', path, size: (await stat(path)).size, createdAt: clock() };
  const { stream, size } = zipFiles(storage, [
    data,
    ...(await measure(storage, await readOwnFiles(db, ownData.files, userId))),
  ]);
  reply.type('application/zip').headers({
    'content-disposition': attachmentHeader(`${marketFileName()}-your-data.zip`),
    'content-length': size,
    'accept-ranges': 'none',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  if (request.method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
}
