/** A creator's own bank details: in short, in whole with the password, and who has seen them (rules/bank-details#own). */
import {
  AppError,
  type BankDetails,
  type KnownBankDetails,
  mostLooksTold,
  type OwnBankDetails,
  type OwnProof,
} from '@briefcast/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { bankDetails, bankDetailsLooks, brands, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { proveSelf } from '../accounts/own-two-factor.ts';
import { personOf } from '../accounts/person.ts';
import { openDetails } from './sealed-details.ts';

/** Details shown without the password. */
export const presentKnown = ({
  lastFour,
  statedAt,
  changedAt,
}: Pick<typeof bankDetails.$inferSelect, 'lastFour' | 'statedAt' | 'changedAt'>): KnownBankDetails => ({
  lastFour,
  statedAt: statedAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});

async function readRow(db: Reader, creatorId: string) {
  const [row] = await db.select().from(bankDetails).where(eq(bankDetails.creatorId, creatorId));
  return row;
}

/** The looks of brands, the newest first; a brand's name is kept with the deal. */
const readLooks = (db: Reader, creatorId: string) =>
  db
    .select({
      id: bankDetailsLooks.id,
      dealId: bankDetailsLooks.dealId,
      title: deals.title,
      brand: {
        name: sql<string | null>`coalesce(${brands.companyName}, ${deals.brandName})`,
        image: sql<string | null>`${brands.profileImage}`,
      },
      person: personOf(sql`${bankDetailsLooks.userId}`),
      seenAt: bankDetailsLooks.seenAt,
    })
    .from(bankDetailsLooks)
    .innerJoin(deals, eq(deals.id, bankDetailsLooks.dealId))
    .leftJoin(brands, eq(brands.id, bankDetailsLooks.brandId))
    .where(eq(bankDetailsLooks.creatorId, creatorId))
    .orderBy(desc(bankDetailsLooks.seenAt), desc(bankDetailsLooks.id))
    .limit(mostLooksTold);

/** Whether they are stated, by the last four signs, and who has seen them. */
export async function readOwnBankDetails(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  { userId }: Pick<UserActor, 'userId'>,
): Promise<OwnBankDetails> {
  const row = await readRow(db, userId);
  if (!row || openDetails({ keys }, row) === null) return { bankDetails: null, looks: [] };
  const looks = await readLooks(db, userId);
  return {
    bankDetails: presentKnown(row),
    looks: looks.map(({ seenAt, ...look }) => ({ ...look, seenAt: seenAt.toISOString() })),
  };
}

/** The whole of them, for the person's own copy; null where there are none. */
export async function readWholeBankDetails(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  creatorId: string,
): Promise<BankDetails | null> {
  const row = await readRow(db, creatorId);
  return row ? openDetails({ keys }, row) : null;
}

/** The whole of them, after the password. Throws bank.missing, and what `proveSelf` throws. */
export async function openOwnBankDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>,
  actor: UserActor,
  proof: OwnProof,
  address: string,
): Promise<BankDetails> {
  await proveSelf(deps, actor, proof, address);
  const details = await readWholeBankDetails(deps, actor.userId);
  if (!details) throw new AppError('bank.missing');
  return details;
}
