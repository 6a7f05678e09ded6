/** A new organisation, with its first owner (rules/teams#beginning). */
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { brands, members } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/** Profile of a new organisation; a real one has its name alone. */
type Begun = Pick<
  typeof brands.$inferInsert,
  'companyName' | 'companyDescription' | 'industry' | 'companySize' | 'isSample'
> & { ownerId: string };

/** Creates it; pass the transaction that creates or locks its owner. Returns its id. */
export async function addBrand(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  { ownerId, ...profile }: Begun,
): Promise<string> {
  const now = clock();
  const id = uuidv7();
  await tx.insert(brands).values({ ...profile, id, createdAt: now });
  await tx.insert(members).values({ brandId: id, userId: ownerId, role: 'OWNER', joinedAt: now });
  await facts.append(tx, {
    kind: 'brand.started',
    actor: 'BRAND',
    actorId: ownerId,
    brandId: id,
    subjectId: id,
  });
  return id;
}
