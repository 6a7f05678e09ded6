/** Whether a file is small enough, known before any of it is sent. */
import { AppError, type Site } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { queryClient } from './query-client.ts';
import { siteQuery } from './site-query.ts';

/** The most bytes of files, by what they are. */
export type MaxBytes = NonNullable<Site['maxBytes']>;

/** The most bytes of a file, by what its name and the browser say that it is; the server looks at the bytes. */
export function limitOf({ type }: Pick<File, 'type'>, { VIDEO, IMAGE, DOCUMENT }: MaxBytes): number {
  if (type.startsWith('video/')) return VIDEO;
  return type.startsWith('image/') ? IMAGE : DOCUMENT;
}

/** The limits of this installation; null where they cannot be read now. */
export async function readMaxBytes(): Promise<MaxBytes | null> {
  const site = await queryClient.fetchQuery({ ...siteQuery, retry: false }).catch(() => null);
  return site?.maxBytes ?? null;
}

/**
 * Throws file.too_large for a file that the server would refuse. Asked of the server with the whole file, the refusal
 * comes after all of it was sent, or not at all where the line ends first.
 */
export async function requireFittingSize(file: File): Promise<void> {
  const maxBytes = await readMaxBytes();
  const limitBytes = maxBytes ? limitOf(file, maxBytes) : Number.POSITIVE_INFINITY;
  if (file.size <= limitBytes) return;
  throw new AppError('file.too_large', {
    params: { limitBytes },
    message: m.error_file_too_large({ limit: formatBytes(limitBytes) }),
  });
}
