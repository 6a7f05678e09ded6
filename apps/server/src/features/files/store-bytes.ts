/** Writes bytes and their row: both or neither (rules/files#durable-uploads). */
import { AppError } from '@briefcast/contract';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/**
 * Writes the row of received bytes. A refusal removes the bytes. After any other failure the row may exist
 * all the same, for example if the connection broke during the commit; a row without its bytes would be worse
 * than bytes without a row, so the bytes are left to the sweep.
 */
export async function storeBytesOf<T>(
  storage: Storage,
  { storageKey }: Pick<ReceivedFile, 'storageKey'>,
  writeRow: () => Promise<T>,
): Promise<T> {
  try {
    return await writeRow();
  } catch (error) {
    if (error instanceof AppError) await storage.remove(storageKey);
    throw error;
  }
}
