/** Deletes an organisation; its profile, memberships and invitations are deleted with the row. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { brands } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Locks the organisation, which is about to be deleted; returns its name, undefined if it was deleted
 * already. Lock its people before.
 */
export async function holdBrandForRemoval(tx: Tx, brandId: string): Promise<string | undefined> {
  const [brand] = await tx
    .select({ companyName: brands.companyName })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('update');
  return brand?.companyName;
}

/** Deletes it; `by` says whether the admin or its last member does it. Deals keep its name. */
export async function removeBrand(
  { facts }: Pick<TxDeps, 'facts'>,
  tx: Tx,
  brandId: string,
  by: 'ADMIN' | 'BRAND',
): Promise<void> {
  await tx.delete(brands).where(eq(brands.id, brandId));
  await facts.append(tx, { kind: 'brand.removed', actor: by, subjectId: brandId });
}
