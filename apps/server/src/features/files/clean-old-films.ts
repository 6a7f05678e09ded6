/** The job that looks after public films from before their notes were always removed: cleaned, or shown to nobody. */
import { and, eq, isNull } from 'drizzle-orm';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { touchCreator } from '../../platform/facts/touch-creator.ts';
import type { VideoTools } from '../../platform/media/video.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { publicFilm } from './public-film.ts';

type CleanDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'facts' | 'media' | 'clock' | 'log'>;
type MediaRow = typeof media.$inferSelect;

const isUnlooked = and(eq(media.type, 'VIDEO'), isNull(media.notes));

/** Notes the outcome, unless the row is gone or another process was quicker. Returns whether it was noted. */
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
    const isSame = and(eq(media.id, film.id), eq(media.storageKey, film.storageKey), isUnlooked);
    const [settled] = await tx.update(media).set(values).where(isSame).returning({ id: media.id });
    if (settled && isReplaced) await jobs.enqueue(tx, 'storage.remove', { keys: [film.storageKey] });
    return settled !== undefined;
  });
}

async function cleanOne(deps: CleanDeps, film: MediaRow, tools: VideoTools | undefined): Promise<void> {
  const found = await publicFilm(deps, 'jobs', film, tools).catch((error: unknown) => {
    // Nothing is there that could be shown.
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

/** Looks after one film, and plans the next time while there are more. */
export async function cleanOldFilms(deps: CleanDeps, tools?: VideoTools): Promise<void> {
  const [film] = await deps.db.select().from(media).where(isUnlooked).orderBy(media.id).limit(1);
  if (!film) return;
  await cleanOne(deps, film, tools);
  await deps.jobs.plan('media.clean_old', deps.clock());
}
