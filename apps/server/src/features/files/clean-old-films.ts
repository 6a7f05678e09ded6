/** The job for public videos from before their metadata was always removed: each is cleaned, or withheld. */

import { and, eq, isNull } from 'drizzle-orm';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { VideoTools } from '../../platform/media/video.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { deriveListing } from '../creators/derive-listing.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { changeMedia } from '../media/media-rows.ts';
import { cleanOldFilmsJob } from './jobs.ts';
import { publicFilm } from './public-film.ts';

type CleanDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'facts' | 'media' | 'clock' | 'log'>;
type MediaRow = typeof media.$inferSelect;

const isUnlooked = and(eq(media.type, 'VIDEO'), isNull(media.notes));

/** Records the outcome, unless the row was deleted or another process did so first. Returns whether it was recorded. */
async function settle(
  { db, jobs, facts }: CleanDeps,
  film: MediaRow,
  values: Partial<Pick<MediaRow, 'storageKey' | 'size' | 'notes'>>,
): Promise<boolean> {
  const isReplaced = values.storageKey !== undefined && values.storageKey !== film.storageKey;
  return db.transaction(async (tx) => {
    if (film.ownerId)
      await touchCreator({ facts }, tx, {
        creatorId: film.ownerId,
        kind: 'creator.changed',
        actor: 'SYSTEM',
      });
    const [unlooked] = await tx
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.id, film.id), isUnlooked))
      .for('update');
    const isSettled = unlooked !== undefined && (await changeMedia(tx, film, values));
    if (isSettled && film.ownerId) await deriveListing(tx, film.ownerId);
    if (isSettled && isReplaced) await jobs.enqueue(tx, removeBytesJob, { keys: [film.storageKey] });
    return isSettled;
  });
}

async function cleanOne(deps: CleanDeps, film: MediaRow, tools: VideoTools | undefined): Promise<void> {
  const found = await publicFilm(deps, 'jobs', film, tools).catch((error: unknown) => {
    // There are no bytes that could be shown.
    if (error instanceof StoredFileMissing) return 'unreadable' as const;
    throw error;
  });
  if (typeof found === 'string') {
    await settle(deps, film, { notes: 'WITHHELD' });
    deps.log.warn(
      { mediaId: film.id, found },
      'a public film is withheld, as it may tell where it was filmed',
    );
    return;
  }
  const isSettled = await settle(deps, film, { ...found, notes: 'REMOVED' });
  if (!isSettled && found.storageKey !== film.storageKey) await deps.storage.remove(found.storageKey);
}

/** Processes one video, and plans the next run while there are more. */
export async function cleanOldFilms(deps: CleanDeps, tools?: VideoTools): Promise<void> {
  const [film] = await deps.db.select().from(media).where(isUnlooked).orderBy(media.id).limit(1);
  if (!film) return;
  await cleanOne(deps, film, tools);
  await deps.jobs.plan(cleanOldFilmsJob, deps.clock());
}
