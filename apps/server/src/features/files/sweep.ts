/**
 * Deletes what nothing refers to: unused uploads, bytes without a row, incomplete bytes
 * (rules/files#durable-uploads).
 */

import { hourMs } from '@briefcast/contract/kit/days';
import { inArray, isNull, lt, or } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { fileMedia, files, media, uploadParts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeLeftFolders } from '../../platform/media/temporary-folder.ts';
import { bytesHeldUntil } from '../../platform/storage/hold.ts';
import { lackingPermission } from '../../platform/storage/store-permission.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';

/** An upload that is this old and still unused was abandoned. */
const unusedMilliseconds = 24 * hourMs;
/** Bytes without a row that are this old will not get one; nothing takes this long to make. */
const makingMilliseconds = hourMs;
const batchSize = 500;

type SweepDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'log'>;

/** Media that were never used, and those of deleted accounts. */
const removeMedia = (deps: SweepDeps, olderThan: Date) =>
  deps.db.transaction((tx) =>
    removeUnusedMedia(deps, tx, or(isNull(media.ownerId), lt(media.createdAt, olderThan))),
  );

async function usedKeys(db: Reader, keys: string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of [media, files]) {
    const rows = await db
      .select({ storageKey: table.storageKey, posterKey: table.posterKey })
      .from(table)
      .where(or(inArray(table.storageKey, keys), inArray(table.posterKey, keys)));
    for (const { storageKey, posterKey } of rows) {
      used.add(storageKey);
      if (posterKey) used.add(posterKey);
    }
  }
  const proxies = await db
    .select({ proxyKey: media.proxyKey })
    .from(media)
    .where(inArray(media.proxyKey, keys));
  for (const { proxyKey } of proxies) if (proxyKey) used.add(proxyKey);
  const made = await db
    .select({ proxyKey: fileMedia.proxyKey, storyboardKey: fileMedia.storyboardKey })
    .from(fileMedia)
    .where(or(inArray(fileMedia.proxyKey, keys), inArray(fileMedia.storyboardKey, keys)));
  for (const key of made.flatMap(({ proxyKey, storyboardKey }) => [proxyKey, storyboardKey])) {
    if (key) used.add(key);
  }
  const parts = await db
    .select({ storageKey: uploadParts.storageKey })
    .from(uploadParts)
    .where(inArray(uploadParts.storageKey, keys));
  for (const { storageKey } of parts) used.add(storageKey);
  return used;
}

/** Removes bytes without a row; `removed` counts them as they go. */
async function removeLostBytes(
  { db, storage, clock }: SweepDeps,
  olderThan: Date,
  removed: { bytes: number },
): Promise<void> {
  if (await bytesHeldUntil(db, clock())) return;
  const removeUnknown = async (keys: string[]) => {
    const used = await usedKeys(db, keys);
    for (const key of keys.filter((candidate) => !used.has(candidate))) {
      await storage.remove(key);
      removed.bytes += 1;
    }
  };
  let batch: string[] = [];
  for await (const key of storage.list(olderThan)) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await removeUnknown(batch);
    batch = [];
  }
  if (batch.length > 0) await removeUnknown(batch);
}

/** Sweeps once. Skips steps that the store's keys do not allow, and names them in one line. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const now = deps.clock().getTime();
  const unusedMedia = await removeMedia(deps, new Date(now - unusedMilliseconds));
  const removed = { bytes: 0 };
  const rights = [
    await lackingPermission(() => removeLostBytes(deps, new Date(now - makingMilliseconds), removed)),
    await lackingPermission(() => deps.storage.discardUnfinished(new Date(now))),
  ].filter((right) => right !== null);
  // By the machine's own clock, which also sets the folders' times.
  await removeLeftFolders(new Date(Date.now() - makingMilliseconds));
  const lostBytes = removed.bytes;
  if (unusedMedia + lostBytes > 0) deps.log.info({ unusedMedia, lostBytes }, 'swept the storage');
  if (rights.length > 0)
    deps.log.warn({ rights }, `left-over bytes stay: the keys of the store lack ${rights.join(', ')}`);
}
