/** The configured store: a folder under the data folder, or an S3-compatible one (decisions 5.4). */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** Opens the store without touching it; `check` tells whether it can be used. Throws ConfigError for a bad address. */
export const openStorage = (config: Pick<Config, 'storageUrl' | 'dataDir'>): Storage =>
  config.storageUrl ? s3Storage(config.storageUrl) : diskStorage(join(config.dataDir, 'files'));
