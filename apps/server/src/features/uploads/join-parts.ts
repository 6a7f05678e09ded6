/** Joins the parts of an upload to one file of the store, with type and hash over all its bytes. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import type { uploadParts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type AcceptedFiles,
  giveBack,
  maxBytesOf,
  type ReceivedFile,
} from '../../platform/http/upload-bytes.ts';
import { notAccepted } from '../../platform/http/upload-refusals.ts';
import { detectType, headBytes, watchFor } from '../../platform/media/detect-type.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { applicationFilms, dealFiles } from '../files/accepted-files.ts';
import type { UploadRow } from './upload-rows.ts';

type PartRow = typeof uploadParts.$inferSelect;

/** Returns the files that an upload may bring: a film for an application, or whatever a deal exchanges. */
export const acceptedBy = ({ dealId }: Pick<UploadRow, 'dealId'>): AcceptedFiles =>
  dealId === null ? applicationFilms : dealFiles;

async function readHead(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

/**
 * Writes the file under a new key; the parts stay. They are read one after the other and streamed, so that
 * memory is constant however large the file is. Throws file.type_not_accepted, file.too_large,
 * upload.not_as_sent (another hash or length than announced), service.storage_full.
 */
export async function joinParts(
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  upload: UploadRow,
  parts: readonly PartRow[],
  promised: readonly (string | null | undefined)[],
): Promise<ReceivedFile> {
  const [first] = parts;
  if (!first) throw new AppError('upload.not_as_sent');
  const head = await readHead(await storage.read(first.storageKey, { start: 0, end: headBytes - 1 }));
  const detected = await detectType(head);
  const accepted = acceptedBy(upload);
  if (!detected || !accepted.types.includes(detected.type)) throw notAccepted(accepted);
  const limitBytes = maxBytesOf(detected.type, config);
  if (upload.size > limitBytes) throw new AppError('file.too_large', { params: { limitBytes } });
  const watch = watchFor(detected.requires);
  const hash = createHash('sha256');
  let seen = 0;
  let sha256 = '';

  async function* allBytes(): AsyncGenerator<Buffer> {
    for (const { storageKey } of parts) {
      for await (const chunk of (await storage.read(storageKey)) as AsyncIterable<Buffer>) {
        seen += chunk.length;
        hash.update(chunk);
        watch.see(chunk);
        yield chunk;
      }
    }
    sha256 = hash.digest('hex');
    const isAsSent = seen === upload.size && promised.every((wanted) => wanted == null || wanted === sha256);
    if (!isAsSent) throw new AppError('upload.not_as_sent');
    if (!watch.foundAll()) throw notAccepted(accepted);
  }

  const storageKey = newStorageKey();
  const size = await storage.write(storageKey, Readable.from(allBytes()), giveBack);
  const { type, mimeType } = detected;
  return { storageKey, type, mimeType, size, originalName: upload.originalName, sha256 };
}
