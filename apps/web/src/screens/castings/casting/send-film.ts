/** Sends a film for an application in its parts, as any other upload (rules/castings#films). */
import { AppError, type ApplicationFilm, type FilmUpload } from '@briefcast/contract';
import { putPart } from '../../../features/drafts/part-requests.ts';
import { whenBack } from '../../../features/drafts/running-uploads.ts';
import { hexOf, type SendPhase, sendParts } from '../../../features/drafts/send-parts.ts';
import { client } from '../../../lib/api.ts';
import { requireFittingSize } from '../../../lib/file-size.ts';
import { giveUpFilm, keepFilm, readKeptFilm, withPart } from './kept-film.ts';

interface FilmOptions {
  signal: AbortSignal;
  onPhase: (phase: SendPhase) => void;
  onSent: (bytes: number) => void;
}

/** Length of a film in seconds; null where the browser cannot tell. */
export function secondsOfFile(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => resolve(null);
    video.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** These say that there is nothing to go on with, or that it was begun with another file. */
const isOver = (error: unknown): boolean =>
  error instanceof AppError && ['upload.not_found', 'upload.other_file'].includes(error.code);

/**
 * Resolves with the film as an application names it. Continues after a lost connection, and from the parts of this
 * file that this device has sent before. Keeps the sent parts when the signal is aborted. Rejects with file.empty,
 * and the server's refusals.
 */
export async function sendFilm(file: File, key: string, options: FilmOptions): Promise<ApplicationFilm> {
  await requireFittingSize(file);
  const kept = readKeptFilm(key);
  if (kept?.name === file.name && kept.size === file.size) {
    try {
      return await sendRest(file, kept, key, options);
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  } else giveUpFilm(key);
  const { upload } = await client.uploads.beginFilm({ body: { name: file.name, size: file.size } });
  const named = { ...upload, name: file.name };
  keepFilm(key, named);
  return sendRest(file, named, key, options);
}

/** The film of an upload that has arrived. Rejects with the server's refusals. */
export const completeFilm = async (id: string): Promise<ApplicationFilm> =>
  (await client.uploads.completeFilm({ params: { id }, body: {} })).film;

async function sendRest(
  file: File,
  upload: FilmUpload,
  key: string,
  { signal, onPhase, onSent }: FilmOptions,
): Promise<ApplicationFilm> {
  // This device alone sends parts of it, so the server has exactly those.
  let sent = upload;
  let film: ApplicationFilm | undefined;
  try {
    await sendParts(
      file,
      {
        read: async () => sent,
        async put(number, bytes, digest, options) {
          await putPart(upload.id)(number, bytes, digest, options);
          sent = withPart(sent, number, digest ? hexOf(digest) : '');
          keepFilm(key, sent);
        },
        async complete() {
          film = await completeFilm(upload.id);
        },
      },
      { signal, onPhase, onSent, whenBack },
    );
  } catch (error) {
    if (!signal.aborted) giveUpFilm(key);
    throw error;
  }
  if (!film) throw new Error('A film was sent and not returned');
  return film;
}
