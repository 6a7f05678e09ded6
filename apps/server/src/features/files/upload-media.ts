/** Public uploads: portfolio media, profile pictures, logos (decisions 3.5, 3.6). */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError, type PublicMedia } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile, Upload } from '../../platform/http/uploads.ts';
import { type MadeImage, makeAvatar, makeShowcase } from '../../platform/media/image.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { copyWithoutNotes } from '../../platform/media/video.ts';
import { mediaUrl } from '../../platform/present/media-url.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keepBytesOf } from './keep-bytes.ts';
import { lockQuota, type Reservation, spendReservation, withReservation } from './quota.ts';

type MediaDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'config'>;
type MediaBytes = ReceivedFile & { width?: number; height?: number };

const unreadable = (cause: unknown) =>
  new AppError('file.unreadable', {
    cause,
    details: [{ path: ['file'], message: 'This file could not be read. It may be damaged.' }],
  });

/** Puts a picture made from the received one in its place; the received bytes are removed either way. */
async function remake(
  storage: Storage,
  received: ReceivedFile,
  make: (path: string) => Promise<MadeImage>,
): Promise<MediaBytes> {
  try {
    const { bytes, width, height } = await withLocalFile(storage, received.storageKey, (path) =>
      make(path).catch((error: unknown) => {
        throw unreadable(error);
      }),
    );
    const storageKey = newStorageKey();
    const size = await storage.write(storageKey, Readable.from([bytes], { objectMode: false }));
    return { ...received, storageKey, size, mimeType: 'image/webp', width, height };
  } finally {
    await storage.remove(received.storageKey);
  }
}

/** Puts a copy without notes of place and camera in a video's place, where the system's tools can make one. */
async function withoutNotes(storage: Storage, received: ReceivedFile): Promise<MediaBytes> {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-video-'));
  const copy = join(folder, 'copy');
  try {
    const isCopied = await withLocalFile(storage, received.storageKey, (path) =>
      copyWithoutNotes(path, received.mimeType, copy),
    );
    if (!isCopied) return received;
    const storageKey = newStorageKey();
    const size = await storage.write(storageKey, createReadStream(copy));
    await storage.remove(received.storageKey);
    return { ...received, storageKey, size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  await keepBytesOf(storage, stored, () =>
    db.transaction(async (tx) => {
      await lockQuota(tx, actor);
      await spendReservation(tx, deps, reservation, stored.size);
      await tx.insert(media).values({ id, ownerId: actor.userId, purpose, createdAt: clock(), ...stored });
      if (purpose === 'PORTFOLIO') await jobs.enqueue(tx, 'media.process', { table: 'media', id });
    }),
  );
  return { id, url: mediaUrl(id), type: stored.type };
}

/**
 * Takes a picture or video for a portfolio. Pictures are encoded anew and videos copied without their notes: they
 * are public, and the original may tell where it was taken. Throws file.unreadable, the refusals of the account's quota
 * (file.quota_…), and whatever receiving throws.
 */
export async function uploadPortfolioMedia(
  deps: MediaDeps,
  actor: UserActor,
  { declaredBytes, receive }: Upload,
): Promise<PublicMedia> {
  return withReservation(deps, { actor, dealId: null, declaredBytes }, async (reservation) => {
    const received = await receive(reservation);
    const bytes =
      received.type === 'IMAGE'
        ? await remake(deps.storage, received, makeShowcase)
        : await withoutNotes(deps.storage, received);
    return record(deps, reservation, 'PORTFOLIO', bytes);
  });
}

/** Takes a profile picture or logo, made small. Throws as `uploadPortfolioMedia`. */
export async function uploadAvatar(
  deps: MediaDeps,
  actor: UserActor,
  { declaredBytes, receive }: Upload,
): Promise<PublicMedia> {
  return withReservation(deps, { actor, dealId: null, declaredBytes }, async (reservation) => {
    const received = await receive(reservation);
    return record(deps, reservation, 'AVATAR', await remake(deps.storage, received, makeAvatar));
  });
}
