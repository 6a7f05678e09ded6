/** Checks a file's size before any of it is sent. */
import { AppError, type Site } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { typeOf } from './accepts-file.ts';
import { queryClient } from './query-client.ts';
import { siteQuery } from './site-query.ts';

/** The size limits in bytes, by type of file. */
export type MaxBytes = NonNullable<Site['maxBytes']>;

/**
 * The size limit of a file, by its name and the type that the browser states; the server detects the type by
 * the bytes.
 */
export function limitOf(file: Pick<File, 'name' | 'type'>, { VIDEO, IMAGE, DOCUMENT }: MaxBytes): number {
  const type = typeOf(file);
  if (type.startsWith('video/')) return VIDEO;
  return type.startsWith('image/') ? IMAGE : DOCUMENT;
}

/** The limits of this installation; null if they cannot be read now. */
export async function readMaxBytes(): Promise<MaxBytes | null> {
  const site = await queryClient.fetchQuery({ ...siteQuery, retry: false }).catch(() => null);
  return site?.maxBytes ?? null;
}

/**
 * Throws file.empty or file.too_large for a file that the server would refuse. The server's own refusal would
 * only come after the whole file was sent, or not at all if the connection broke before.
 */
export async function requireFittingSize(file: File): Promise<void> {
  if (file.size === 0) throw new AppError('file.empty', { message: m.refusal_file_empty() });
  const maxBytes = await readMaxBytes();
  const limitBytes = maxBytes ? limitOf(file, maxBytes) : Number.POSITIVE_INFINITY;
  if (file.size <= limitBytes) return;
  throw new AppError('file.too_large', {
    params: { limitBytes },
    message: m.refusal_file_too_large({ limitBytes: formatBytes(limitBytes) }),
  });
}
