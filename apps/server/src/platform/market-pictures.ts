/** Pictures of the market, stored by their digest among the installation's values (rules/market#logo). */
import { createHash } from 'node:crypto';
import type { MarketSettings } from '@briefcast/contract';
import { and, eq, like, notInArray } from 'drizzle-orm';
import type { Database, Reader, Tx } from './database/database.ts';
import { writeSetting } from './database/settings.ts';
import { settings } from './database/tables/index.ts';

const prefix = 'market_picture.';

/** Stores a drawing and returns its digest, the same for the same bytes. */
export async function keepPicture(db: Database, bytes: Buffer): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeSetting(db, prefix + digest, bytes.toString('base64'));
  return digest;
}

interface NamedPicture {
  path: (string | number)[];
  digest: string;
}

/** Every picture that the settings name, by its place in them; empty digests are left out. */
export const picturesOf = ({ logo, mark, share, customers }: MarketSettings): NamedPicture[] =>
  [
    { path: ['logo', 'light'], digest: logo.light },
    { path: ['logo', 'dark'], digest: logo.dark },
    { path: ['mark'], digest: mark },
    { path: ['share'], digest: share },
    ...customers.map((customer, index) => ({ path: ['customers', index, 'logo'], digest: customer.logo })),
  ].filter(({ digest }) => digest !== '');

/** Reads the bytes of a PNG or JPEG; null for an unknown digest. */
export async function readPicture(db: Reader, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, prefix + digest));
  return row ? Buffer.from(row.value, 'base64') : null;
}

/** Removes the pictures that the settings no longer name. */
export async function removePicturesBut(tx: Tx, market: MarketSettings): Promise<void> {
  const kept = picturesOf(market).map(({ digest }) => prefix + digest);
  const isPicture = like(settings.key, `${prefix.replace('_', '\\_')}%`);
  await tx
    .delete(settings)
    .where(kept.length > 0 ? and(isPicture, notInArray(settings.key, kept)) : isPicture);
}
