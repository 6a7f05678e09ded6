/** Receiver of an issuer's e-invoices, and the secret that signs the calls (rules/einvoices#provider). */
import { randomBytes } from 'node:crypto';
import type { EinvoiceProvider, NewEinvoiceProvider, SavedEinvoiceProvider } from '@briefcast/contract';
import { eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { openSealed, seal } from '../../platform/auth/secrets.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { einvoiceProviders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { isPublicHttps } from '../../platform/public-address.ts';

/** A creator by their id; null is the operator. */
export type Issuer = string | null;

/** Whether a row is this issuer's. */
export const isOf = (column: PgColumn, issuer: Issuer) =>
  issuer === null ? isNull(column) : eq(column, issuer);

type ProviderRow = typeof einvoiceProviders.$inferSelect;

const present = ({ address, setAt }: Pick<ProviderRow, 'address' | 'setAt'>): EinvoiceProvider => ({
  address,
  setAt: setAt.toISOString(),
});

async function readRow(db: Reader, issuer: Issuer): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(einvoiceProviders).where(isOf(einvoiceProviders.creatorId, issuer));
  return row;
}

/** Null where nothing is set. */
export async function readProvider(db: Reader, issuer: Issuer): Promise<EinvoiceProvider | null> {
  const row = await readRow(db, issuer);
  return row ? present(row) : null;
}

/** Address and secret, to call it; null where nothing is set, or another SECRET sealed it. */
export async function openProvider(
  { keys }: Pick<Deps, 'keys'>,
  db: Reader,
  issuer: Issuer,
): Promise<{ address: string; secret: string } | null> {
  const row = await readRow(db, issuer);
  if (!row) return null;
  try {
    return { address: row.address, secret: openSealed(keys.webhooks, row.sealed, row.id) };
  } catch {
    return null;
  }
}

/** Makes 256 bits, in the form of Standard Webhooks. */
const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Sets it in the place of the one before, whose secret signs nothing more. Without a secret of the provider's one is made, and
 * returned this once. `at` is where both stand in the call. Throws request.invalid for an address that is not https in the public internet.
 */
export async function setProvider(
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  tx: Tx,
  issuer: Issuer,
  { address, secret: given }: NewEinvoiceProvider,
  at: readonly string[] = [],
): Promise<SavedEinvoiceProvider> {
  if (!isPublicHttps(address)) throw invalid([...at, 'address'], 'webhook_address.invalid');
  const now = clock();
  const secret = given ?? makeSecret();
  const ofIssuer = isOf(einvoiceProviders.creatorId, issuer);
  const [before] = await tx.select().from(einvoiceProviders).where(ofIssuer).for('update');
  const id = before?.id ?? uuidv7();
  const kept = { address, sealed: seal(keys.webhooks, secret, id), setAt: now };
  if (before) await tx.update(einvoiceProviders).set(kept).where(ofIssuer);
  else await tx.insert(einvoiceProviders).values({ id, creatorId: issuer, ...kept, createdAt: now });
  return { provider: present(kept), secret: given ? null : secret };
}

/** Documents are handed to nobody from then on; what waits is given up at its next try. */
export async function removeProvider(tx: Tx, issuer: Issuer): Promise<void> {
  await tx.delete(einvoiceProviders).where(isOf(einvoiceProviders.creatorId, issuer));
}
