/** A new brand's profile: its name. */
import type { Tx } from '../../platform/database/database.ts';
import { brands } from '../../platform/database/tables/index.ts';

/** Adds the profile of a new account. */
export async function addBrand(
  tx: Tx,
  { userId, companyName }: { userId: string; companyName: string },
): Promise<void> {
  await tx.insert(brands).values({ userId, companyName });
}
