/**
 * Upload of an application's film, as this device knows it with its arrived parts. A reloaded page continues it,
 * or finds the finished film (rules/castings#films).
 */
import type { FilmUpload } from '@briefcast/contract';
import { FilmUpload as Kept } from '@briefcast/contract/uploads/schemas';
import { client } from '../../../lib/api.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** Storage key for the film of a creator's application to a casting. */
export const filmKey = (creatorId: string, castingId: string) => `castingFilm:${creatorId}:${castingId}`;

/** The upload as far as this device knows; null for none, and for what cannot be read. */
export function readKeptFilm(key: string): FilmUpload | null {
  try {
    return Kept.safeParse(JSON.parse(readStored('local', key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const keepFilm = (key: string, upload: FilmUpload): void =>
  writeStored('local', key, JSON.stringify(upload));

/** Forgets the upload: the film is in an application, or was given up. */
export const forgetFilm = (key: string): void => writeStored('local', key, null);

/** Forgets an upload, whose room is free again at once; what is not cancelled is given up by itself. */
export function giveUpFilm(key: string): void {
  const kept = readKeptFilm(key);
  forgetFilm(key);
  if (kept) client.uploads.cancel({ params: { id: kept.id } }).catch(() => undefined);
}

/** Whether everything of it has arrived. */
export const hasArrived = ({ parts, received }: FilmUpload): boolean => received.length === parts;

/** Returns the upload with one more part. */
export function withPart(upload: FilmUpload, number: number, digest: string): FilmUpload {
  const all = new Map(upload.received.map((one, at) => [one, upload.digests[at] ?? '']));
  all.set(number, digest);
  const received = [...all.keys()].toSorted((one, other) => one - other);
  return { ...upload, received, digests: received.map((one) => all.get(one) ?? '') };
}
