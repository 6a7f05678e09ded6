/**
 * Public uploads: portfolio media, profile pictures, logos (rules/portfolio#portfolio-media,
 * rules/creators#profile-pictures).
 */

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AppError, type PublicMedia } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { invalid } from '../../platform/invalid.ts';
import { findFilmFacts } from '../../platform/media/film-facts.ts';
import { limitsOf, makeForm } from '../../platform/media/image.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import type { PictureForm } from '../../platform/media/make-picture.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { addMedia } from '../media/media-rows.ts';
import { mediaUrl } from '../media/media-url.ts';
import { processMediaJob } from './jobs.ts';
import { publicFilm } from './public-film.ts';
import { lockQuota, type Reservation, spendReservation, withReservation } from './quota.ts';
import { storeBytesOf } from './store-bytes.ts';

type MediaDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'media' | 'clock' | 'config'>;
type MediaBytes = ReceivedFile & { width?: number; height?: number; notes?: 'REMOVED' };

/** A picture derived from the received one, stored under a key of its own. */
function remake(
  { storage, media }: MediaDeps,
  { userId }: UserActor,
  received: ReceivedFile,
  form: PictureForm,
): Promise<MediaBytes> {
  return withTemporaryFolder((folder) =>
    withLocalFile(storage, received.storageKey, async (path) => {
      const made = await media.run('pictures', userId, (run) =>
        makeForm(run, form, path, join(folder, 'picture'), limitsOf(received)),
      );
      const storageKey = newStorageKey();
      const size = await storage.write(storageKey, createReadStream(made.path));
      const { width, height } = made;
      return { ...received, storageKey, size, mimeType: 'image/webp', width, height };
    }),
  );
}

/** A video without location: a copy without metadata, or itself if it has none. */
async function withoutPlace(deps: MediaDeps, actor: UserActor, received: ReceivedFile): Promise<MediaBytes> {
  const found = await publicFilm(deps, actor.userId, received);
  if (found === 'unreadable') throw invalid('file', 'video.unreadable', 'file.unreadable');
  if (found === 'may_tell_place') throw new AppError('file.location_not_removable');
  return { ...received, ...found, notes: 'REMOVED' };
}

/** Replaces the received bytes by what `make` derives from them; the received ones are removed unless they are kept. */
async function replace(
  { storage }: MediaDeps,
  received: ReceivedFile,
  make: () => Promise<MediaBytes>,
): Promise<MediaBytes> {
  let kept: string | null = null;
  try {
    const bytes = await make();
    kept = bytes.storageKey;
    return bytes;
  } finally {
    if (kept !== received.storageKey) await storage.remove(received.storageKey);
  }
}

/**
 * A film that came for an application: a copy without metadata in its place, and how long it is, as far as that is known.
 * Throws file.unreadable, file.location_not_removable, file.too_many_at_once and file.busy.
 */
export async function cleanFilm(
  deps: MediaDeps,
  actor: UserActor,
  received: ReceivedFile,
): Promise<MediaBytes & { durationSeconds: number | null }> {
  const bytes = await replace(deps, received, () => withoutPlace(deps, actor, received));
  const facts = await withLocalFile(deps.storage, bytes.storageKey, (path) =>
    deps.media.run('films', actor.userId, (run) => findFilmFacts(run, { path, mimeType: bytes.mimeType })),
  );
  return { ...bytes, durationSeconds: facts?.durationSeconds ?? null };
}

async function record(
  deps: MediaDeps,
  reservation: Reservation,
  purpose: 'PORTFOLIO' | 'AVATAR',
  { originalName: _, ...stored }: MediaBytes,
): Promise<PublicMedia> {
  const { db, storage, jobs, clock } = deps;
  const { actor } = reservation;
  const id = uuidv7();
  await storeBytesOf(storage, stored, () =>
    db.transaction(async (tx) => {
      await lockQuota(tx, actor);
      await spendReservation(tx, deps, reservation, stored.size);
      await addMedia(tx, { id, ownerId: actor.userId, purpose, createdAt: clock(), ...stored });
      if (purpose === 'PORTFOLIO') await jobs.enqueue(tx, processMediaJob, { table: 'media', id });
    }),
  );
  return { id, url: mediaUrl(id), type: stored.type };
}

/**
 * Accepts a picture or video for a portfolio. Pictures are re-encoded and videos copied without their
 * metadata: they are public, and the original may tell where it was taken. Throws file.unreadable,
 * file.too_complex, file.location_not_removable, file.too_many_at_once, file.busy, the refusals of the
 * account's quota (file.quota_…), and whatever receiving throws.
 */
export async function uploadPortfolioMedia(
  deps: MediaDeps,
  actor: UserActor,
  { declaredBytes, receive }: Upload,
): Promise<PublicMedia> {
  // Whether it is a picture or a video is only known from its bytes.
  deps.media.requireRoom('pictures', actor.userId);
  deps.media.requireRoom('films', actor.userId);
  return withReservation(deps, { actor, dealId: null, declaredBytes }, async (reservation) => {
    const received = await receive(reservation);
    const bytes = await replace(deps, received, () =>
      received.type === 'IMAGE'
        ? remake(deps, actor, received, 'showcase')
        : withoutPlace(deps, actor, received),
    );
    return record(deps, reservation, 'PORTFOLIO', bytes);
  });
}

/**
 * Accepts a profile picture or logo and scales it down. Throws file.unreadable, file.too_complex,
 * file.too_many_at_once, file.busy, the refusals of the account's quota (file.quota_…), and whatever
 * receiving throws.
 */
export async function uploadAvatar(
  deps: MediaDeps,
  actor: UserActor,
  { declaredBytes, receive }: Upload,
): Promise<PublicMedia> {
  deps.media.requireRoom('pictures', actor.userId);
  return withReservation(deps, { actor, dealId: null, declaredBytes }, async (reservation) => {
    const received = await receive(reservation);
    const bytes = await replace(deps, received, () => remake(deps, actor, received, 'avatar'));
    return record(deps, reservation, 'AVATAR', bytes);
  });
}
