/** The configured store: a folder under the data folder, or an S3-compatible one (rules/files#storage). */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the store without accessing it; `check` tells whether it is usable. Rejects with ConfigError for a
 * bad address.
 */
export async function openStorage({
  storageUrl,
  dataDir,
  diskReserveBytes,
}: Pick<Config, 'storageUrl' | 'dataDir' | 'diskReserveBytes'>): Promise<Storage> {
  if (!storageUrl) return diskStorage(join(dataDir, 'files'), diskReserveBytes);
  // Loaded only when used: the S3 client takes memory.
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(storageUrl);
}
