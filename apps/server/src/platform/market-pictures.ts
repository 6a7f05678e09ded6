/** Pictures of the market, stored by their digest among the installation's values (rules/market#logo). */
import { createHash } from 'node:crypto';
import { and, eq, like, notInArray } from 'drizzle-orm';
import type { Database, Reader, Tx } from './database/database.ts';
import { writeSetting } from './database/settings.ts';
import { settings } from './database/tables/index.ts';

const prefix = 'market_picture.';

/** Stores a PNG and returns its digest, the same for the same bytes. */
export async function keepPicture(db: Database, png: Buffer): Promise<string> {
  const digest = createHash('sha256').update(png).digest('hex');
  await writeSetting(db, prefix + digest, png.toString('base64'));
  return digest;
}

/** Reads the bytes of a PNG; null for an unknown digest. */
export async function readPicture(db: Reader, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, prefix + digest));
  return row ? Buffer.from(row.value, 'base64') : null;
}

/** Removes the pictures that the settings no longer name. */
export async function removePicturesBut(tx: Tx, digests: readonly string[]): Promise<void> {
  const kept = digests.filter(Boolean).map((digest) => prefix + digest);
  const isPicture = like(settings.key, `${prefix.replace('_', '\\_')}%`);
  await tx
    .delete(settings)
    .where(kept.length > 0 ? and(isPicture, notInArray(settings.key, kept)) : isPicture);
}

let logo: Buffer | null = null;

/** Takes over the logo for dark grounds, for papers that this process prints. */
export function rememberLogo(png: Buffer | null): void {
  logo = png;
}

/** The logo for dark grounds; null where the market has none. */
export const rememberedLogo = (): Buffer | null => logo;
