/** Sends a film for an application in its parts, as any other upload (rules/castings#films). */
import type { ApplicationFilm, FilmUpload } from '@briefcast/contract';
import { putPart } from '../../../features/drafts/part-requests.ts';
import { whenBack } from '../../../features/drafts/running-uploads.ts';
import { hexOf, type SendPhase, sendParts } from '../../../features/drafts/send-parts.ts';
import { client } from '../../../lib/api.ts';

interface FilmOptions {
  signal: AbortSignal;
  onPhase: (phase: SendPhase) => void;
  onSent: (bytes: number) => void;
}

/** How many seconds a film takes; null where the browser cannot tell. */
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

/** Resolves with the film as an application can name it; goes on after a lost connection. Rejects with the server's refusals. */
export async function sendFilm(
  file: File,
  { signal, onPhase, onSent }: FilmOptions,
): Promise<ApplicationFilm> {
  const { upload } = await client.uploads.beginFilm({ body: { name: file.name, size: file.size } });
  // What this page sent: nobody else sends parts of it.
  const sent = new Map<number, string>();
  const params = { id: upload.id };
  let film: ApplicationFilm | undefined;
  try {
    await sendParts(
      file,
      {
        read: async () => withReceived(upload, sent),
        async put(number, bytes, digest, options) {
          await putPart(upload.id)(number, bytes, digest, options);
          sent.set(number, digest ? hexOf(digest) : '');
        },
        async complete() {
          film = (await client.uploads.completeFilm({ params, body: {} })).film;
        },
      },
      { signal, onPhase, onSent, whenBack },
    );
  } catch (error) {
    // Its room is free again at once; what is not cancelled is given up by itself.
    client.uploads.cancel({ params }).catch(() => undefined);
    throw error;
  }
  if (!film) throw new Error('A film was sent and not returned');
  return film;
}

function withReceived(upload: FilmUpload, sent: ReadonlyMap<number, string>) {
  const received = [...sent.keys()].toSorted((one, other) => one - other);
  return { ...upload, received, digests: received.map((number) => sent.get(number) ?? '') };
}
