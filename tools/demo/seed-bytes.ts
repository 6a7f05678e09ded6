/** The demo's files, put into the store as uploads would be, with what the jobs would have found out about them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { fileMedia, media } from '../../apps/server/src/platform/database/tables/index.ts';
import { detectType } from '../../apps/server/src/platform/media/detect-type.ts';
import { measurePicture } from '../../apps/server/src/platform/media/make-picture.ts';
import { repositoryFolder } from '../../apps/server/src/platform/places.ts';
import { newStorageKey } from '../../apps/server/src/platform/storage/keys.ts';
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts';
import { filmSeconds, filmSize, hasPoster, posterOf } from './film-measures.ts';
import { isWatched, readForms } from './watchable.ts';

const mediaFolder = join(repositoryFolder, 'tools', 'demo', 'media');
/** Every write waits for the disk: a few at a time hide that, all at once would use up the open files. */
const batchSize = 16;

type StoredFile = Pick<
  typeof media.$inferInsert,
  'storageKey' | 'mimeType' | 'type' | 'size' | 'width' | 'height' | 'durationSeconds' | 'posterKey'
>;

async function write(storage: Storage, bytes: Buffer) {
  const storageKey = newStorageKey();
  const size = await storage.write(storageKey, Readable.from([bytes], { objectMode: false }));
  return { storageKey, size };
}

async function store(storage: Storage, file: string): Promise<StoredFile> {
  const path = join(mediaFolder, file);
  const bytes = await readFile(path);
  const detected = await detectType(bytes);
  if (!detected) throw new Error(`No upload would be accepted with the bytes of ${file}`);
  const { type, mimeType } = detected;
  const written = { type, mimeType, ...(await write(storage, bytes)) };
  if (type === 'DOCUMENT') return written;
  const posterKey = hasPoster(file)
    ? (await write(storage, await readFile(join(mediaFolder, posterOf(file))))).storageKey
    : null;
  if (type === 'IMAGE') return { ...written, ...(await measurePicture(path)), posterKey };
  return { ...written, ...filmSize, durationSeconds: filmSeconds(file), posterKey };
}

/** Stores the file that each row names, once for each row, and returns the rows with what is known of it. */
export async function withBytes<Row extends { file: string }>(
  storage: Storage,
  rows: readonly Row[],
): Promise<(Omit<Row, 'file'> & StoredFile)[]> {
  const done: (Omit<Row, 'file'> & StoredFile)[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const stored = batch.map(async ({ file, ...row }) => ({ ...row, ...(await store(storage, file)) }));
    done.push(...(await Promise.all(stored)));
  }
  return done;
}

/** Stores what the films among these files of deals are watched by, and returns their rows. */
export async function watchableRows(
  storage: Storage,
  files: readonly { id: string; file: string }[],
  now: Date,
): Promise<(typeof fileMedia.$inferInsert)[]> {
  const rows: (typeof fileMedia.$inferInsert)[] = [];
  for (const { id, file } of files.filter((one) => isWatched(one.file))) {
    const forms = await readForms(mediaFolder, file);
    const [proxy, storyboard] = await Promise.all([
      write(storage, forms.proxy),
      write(storage, forms.storyboard),
    ]);
    rows.push({
      fileId: id,
      state: 'READY',
      progress: 100,
      ...forms.findings,
      proxyKey: proxy.storageKey,
      proxySize: proxy.size,
      storyboardKey: storyboard.storageKey,
      storyboardSize: storyboard.size,
      changedAt: now,
    });
  }
  return rows;
}
