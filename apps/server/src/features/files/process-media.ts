/**
 * The job that makes a smaller picture, or a video's poster and duration, and looks for a location
 * (rules/files#made-forms).
 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AppError, type MediaFailure } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { files, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isHeic } from '../../platform/media/detect-type.ts';
import { findFilmFacts } from '../../platform/media/film-facts.ts';
import { readFilmNotes } from '../../platform/media/film-notes.ts';
import { makeFilmStill } from '../../platform/media/film-still.ts';
import { hasPlaceNotes, limitsOf, type MadePicture, makeForm } from '../../platform/media/image.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import type { PictureForm } from '../../platform/media/make-picture.ts';
import type { RunProgram } from '../../platform/media/run-program.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { codecOf, nothingFound } from '../deals/deal-file-media.ts';
import { noteFindings } from '../deals/file-rows.ts';
import { appendProcessed, planWatching, settleMedia } from './file-media-rows.ts';
import type { MediaToProcess } from './jobs.ts';
import { type NamedBytes, recordMedia } from './record-media.ts';
import { planMediaWatching } from './watch-media.ts';

type Stored = Pick<typeof media.$inferSelect, 'storageKey' | 'type' | 'mimeType' | 'posterKey'>;

interface Findings {
  poster: MadePicture | null;
  width?: number | null;
  height?: number | null;
  durationSeconds?: number | null;
  /** Only for a deal's file. */
  hasLocation?: boolean;
  /** Only for a picture in a format that browsers do not show. */
  viewing?: MadePicture;
  /** Reason why a picture could not be read. */
  failure?: MediaFailure;
}

const nothing: Findings = { poster: null };

/** The result, or `otherwise` for the refusal of an unreadable file; other errors are rethrown. */
async function unlessUnreadable<T>(found: Promise<T>, otherwise: (error: AppError) => T): Promise<T> {
  try {
    return await found;
  } catch (error) {
    const isOfFile =
      error instanceof AppError && (error.code === 'file.unreadable' || error.code === 'file.too_complex');
    if (!isOfFile) throw error;
    return otherwise(error);
  }
}

function failureOf({ code, params }: AppError): MediaFailure {
  if (code !== 'file.too_complex') return 'unreadable';
  return params?.bound === 'time' ? 'out_of_time' : 'too_large';
}

async function examinePicture(
  run: RunProgram,
  path: string,
  folder: string,
  mimeType: string,
): Promise<Findings> {
  const make = (form: PictureForm) => makeForm(run, form, path, join(folder, form), limitsOf({ mimeType }));
  const poster = await make('thumbnail');
  const viewing = isHeic({ mimeType }) ? await make('viewing') : undefined;
  return { ...poster.original, poster, hasLocation: poster.hasLocation, ...(viewing && { viewing }) };
}

async function examineFilm(
  run: RunProgram,
  path: string,
  folder: string,
  mimeType: string,
): Promise<Findings> {
  const film = { path, mimeType };
  const facts = await findFilmFacts(run, film);
  if (!facts) return nothing;
  const { width, height, durationSeconds } = facts;
  return { width, height, durationSeconds, poster: await makeFilmStill(run, film, facts, folder) };
}

type ProcessDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'media' | 'clock' | 'log'>;

async function findStored({ db }: ProcessDeps, { table, id }: MediaToProcess): Promise<Stored | undefined> {
  const from = table === 'files' ? files : media;
  const [row] = await db.select().from(from).where(eq(from.id, id));
  return row;
}

/** Records the results; returns whether the row still existed with the same bytes. */
function record(deps: ProcessDeps, table: 'media' | 'files', { id, storageKey }: NamedBytes, values: object) {
  if (table === 'media') return recordMedia(deps, { id, storageKey }, values);
  return deps.db.transaction(async (tx) => {
    const isThere = (await noteFindings(tx, { id, storageKey }, values)) !== null;
    if (isThere) await appendProcessed(deps, tx, id);
    return isThere;
  });
}

/** All that can be detected in the stored bytes; a deal's file is also searched for a location. */
function examine(
  { media, log }: ProcessDeps,
  job: MediaToProcess,
  { type, mimeType }: Stored,
  path: string,
  folder: string,
): Promise<Findings> {
  const fail = (error: AppError): Findings => {
    log.info({ err: error, ...job }, 'no smaller picture could be made');
    return { poster: null, failure: failureOf(error) };
  };
  return media.run(type === 'IMAGE' ? 'pictures' : 'films', 'jobs', async (run) => {
    if (type !== 'IMAGE') {
      const found = await examineFilm(run, path, folder, mimeType);
      return { ...found, hasLocation: (await readFilmNotes(path, mimeType)) === 'place' };
    }
    const found = await unlessUnreadable(examinePicture(run, path, folder, mimeType), fail);
    if (found.hasLocation !== undefined) return found;
    return { ...found, hasLocation: await unlessUnreadable(hasPlaceNotes(run, path), () => false) };
  });
}

/** Stores the viewing form of a deal's picture, or records why there is none. */
async function recordViewing(
  deps: ProcessDeps,
  fileId: string,
  { mimeType }: Stored,
  { viewing, failure }: Findings,
): Promise<void> {
  if (failure) await settleMedia(deps, fileId, { state: 'FAILED', failure });
  if (!viewing) return;
  const proxyKey = newStorageKey();
  const proxySize = await deps.storage.write(proxyKey, createReadStream(viewing.path));
  const { width, height, original } = viewing;
  const proxy = { mimeType: 'image/webp', width, height, frameRate: null, frames: null };
  const found = { ...nothingFound, ...original, videoCodec: codecOf(mimeType), proxy };
  const forms = { proxyKey, proxySize, storyboardKey: null, storyboardSize: null };
  const findings = { found, waveform: null };
  const isSettled = await settleMedia(deps, fileId, { state: 'READY', findings, forms });
  if (!isSettled) await deps.storage.remove(proxyKey);
}

/**
 * Makes the derived forms and records them in the row; a deal's video is encoded by another job, because that
 * takes long. An unreadable file stays as it is: it was stored correctly, and a retry would not help. After
 * other failures the queue retries.
 */
export async function processMedia(deps: ProcessDeps, job: MediaToProcess): Promise<void> {
  const { storage } = deps;
  const stored = await findStored(deps, job);
  if (!stored) return;
  if (job.table === 'files' && stored.type === 'VIDEO') await planWatching(deps, job.id);
  if (job.table === 'media') await planMediaWatching(deps, job.id);
  if (stored.posterKey || stored.type === 'DOCUMENT') return;
  await withTemporaryFolder(async (folder) => {
    const examined = await withLocalFile(storage, stored.storageKey, (path) =>
      examine(deps, job, stored, path, folder),
    ).catch((error: unknown) => {
      // Deleted during processing: its row is about to be deleted as well.
      if (error instanceof StoredFileMissing) return nothing;
      throw error;
    });
    // Before the poster, whose absence makes a retry do all of it again.
    if (job.table === 'files') await recordViewing(deps, job.id, stored, examined);
    const { poster, hasLocation, viewing: _, failure: __, ...facts } = examined;
    // Only a deal's file is stored with its original metadata.
    const all = job.table === 'files' ? { ...facts, hasLocation } : facts;
    const known = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
    );
    if (!poster && Object.keys(known).length === 0) return;
    const posterKey = poster && newStorageKey();
    const posterSize =
      poster && posterKey ? await storage.write(posterKey, createReadStream(poster.path)) : null;
    const named = { id: job.id, storageKey: stored.storageKey };
    const isThere = await record(deps, job.table, named, { ...known, posterKey, posterSize });
    if (!isThere && posterKey) await storage.remove(posterKey);
  });
}
