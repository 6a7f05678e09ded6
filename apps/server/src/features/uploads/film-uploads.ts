/**
 * A film that is made for an application: it comes in parts as any other upload, belongs to no deal, and is named in the
 * application once it is whole (rules/castings#films).
 */
import {
  AppError,
  type ApplicationFilm,
  castingLimits,
  type FilmUpload,
  type NewFilmUpload,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { uploads } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { cleanFileName } from '../../platform/http/file-name.ts';
import { maxBytesOf } from '../../platform/http/upload-bytes.ts';
import { readOwnFilm } from '../castings/film-of-application.ts';
import { keptUntil, presentFilmUpload } from '../drafts/unfinished-uploads.ts';
import { processMediaJob } from '../files/jobs.ts';
import { lockQuota, reserveRoom, spendReservation } from '../files/quota.ts';
import { storeBytesOf } from '../files/store-bytes.ts';
import { cleanFilm } from '../files/upload-media.ts';
import { addMedia } from '../media/media-rows.ts';
import { joinUpload, whileClaimed } from './join-upload.ts';
import { findUpload, isWhole, removeParts, removeUpload, type UploadRow } from './upload-rows.ts';

/** Encoders round up: a film of a minute may last a little longer. */
const graceSeconds = 1;

/** Inserts the row and reserves the space. Throws file.too_large and the refusals of the account's quota (file.quota_…). */
export async function beginFilm(
  { clock, config }: Pick<TxDeps, 'clock' | 'config'>,
  tx: Tx,
  actor: UserActor,
  { name, size, sha256 }: NewFilmUpload,
): Promise<FilmUpload> {
  const limitBytes = maxBytesOf('VIDEO', config);
  if (size > limitBytes) throw new AppError('file.too_large', { params: { limitBytes } });
  await lockQuota(tx, actor);
  const now = clock();
  const id = uuidv7();
  const room = { atLeast: size, most: size, until: keptUntil(now) };
  await reserveRoom(tx, { clock, config }, { id, actor, dealId: null }, room);
  const [row] = await tx
    .insert(uploads)
    .values({
      id,
      dealId: null,
      uploaderId: actor.userId,
      originalName: cleanFileName(name),
      size,
      sha256: sha256 ?? null,
      lastPartAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An inserted upload was not returned');
  return presentFilmUpload(row, []);
}

type FilmDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'media' | 'clock' | 'config' | 'keys'>;

/** After these refusals the parts are useless: a retry would fail again. */
const finalRefusals = ['file.unreadable', 'file.location_not_removable', 'application.film_too_long'];

/** Joins, cleans and measures the film, and records it. */
async function makeFilm(
  deps: FilmDeps,
  actor: UserActor,
  upload: UploadRow,
  sha256: string | undefined,
): Promise<string> {
  const received = await joinUpload(deps, upload, sha256);
  const film = await cleanFilm(deps, actor, received)
    .then(requireShort(deps))
    .catch(async (error: unknown) => {
      const isFinal = error instanceof AppError && finalRefusals.includes(error.code);
      if (isFinal) await deps.db.transaction((tx) => removeUpload(deps, tx, upload.id));
      throw error;
    });
  const { originalName: _, ...stored } = film;
  const id = uuidv7();
  await storeBytesOf(deps.storage, stored, () =>
    deps.db.transaction(async (tx) => {
      await lockQuota(tx, actor);
      const [current] = await tx.select().from(uploads).where(eq(uploads.id, upload.id)).for('update');
      if (!current || isWhole(current)) throw new AppError('upload.not_found');
      await spendReservation(tx, deps, { id: upload.id, actor, dealId: null }, stored.size);
      await addMedia(tx, {
        id,
        ownerId: actor.userId,
        purpose: 'APPLICATION',
        createdAt: deps.clock(),
        ...stored,
      });
      await tx.update(uploads).set({ mediaId: id }).where(eq(uploads.id, upload.id));
      await removeParts(deps, tx, upload.id);
      await deps.jobs.enqueue(tx, processMediaJob, { table: 'media', id });
    }),
  );
  return id;
}

type CleanFilm = Awaited<ReturnType<typeof cleanFilm>>;

/** Removes the bytes of a film that is longer than an application takes. Throws application.film_too_long. */
const requireShort =
  ({ storage }: Pick<Deps, 'storage'>) =>
  async (film: CleanFilm): Promise<CleanFilm> => {
    const limit = castingLimits.filmSeconds;
    if ((film.durationSeconds ?? 0) <= limit + graceSeconds) return film;
    await storage.remove(film.storageKey);
    throw new AppError('application.film_too_long', { params: { limit } });
  };

/**
 * Makes the upload a film that an application can name, or returns the film that it has become, for clients that missed
 * the answer. Throws upload.not_found, upload.parts_missing, request.in_progress, upload.not_as_sent,
 * file.type_not_accepted, file.unreadable, file.location_not_removable, application.film_too_long, the refusals of the
 * account's quota, file.too_many_at_once, file.busy and service.storage_full.
 */
export async function completeFilm(
  deps: FilmDeps,
  actor: UserActor,
  id: string,
  sha256: string | undefined,
): Promise<ApplicationFilm> {
  const upload = await findUpload(deps, actor, id);
  if (upload.dealId !== null) throw new AppError('upload.not_found');
  const filmId =
    upload.mediaId ?? (await whileClaimed(deps, upload, () => makeFilm(deps, actor, upload, sha256)));
  return readOwnFilm(deps, actor, filmId);
}
