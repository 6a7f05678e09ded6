/** Letters of the market: written with the admin's act, read in the account (rules/moderation#letters). */
import { type LetterKind, type MarketLetter, mostLetters } from '@briefcast/contract';
import { desc, eq, or } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { marketLetters } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** A person of either role, or a brand with everybody in it. */
export type LetterReader = { userId: string } | { brandId: string };

/** Keeps a letter; the caller has locked who reads it. */
export async function keepLetter(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  reader: LetterReader,
  { kind, words }: { kind: LetterKind; words: string },
): Promise<void> {
  await tx.insert(marketLetters).values({ ...reader, kind, words, sentAt: clock() });
}

/** The newest letters to a person and to the brand that they work for. */
export async function readOwnLetters(
  db: Reader,
  { userId, brandId, suspended }: UserActor,
): Promise<MarketLetter[]> {
  // A suspended person reads nothing of their brand.
  const ofBrand = suspended === 'MEMBER' ? null : brandId;
  const rows = await db
    .select()
    .from(marketLetters)
    .where(
      or(eq(marketLetters.userId, userId), ofBrand === null ? undefined : eq(marketLetters.brandId, ofBrand)),
    )
    .orderBy(desc(marketLetters.sentAt), desc(marketLetters.id))
    .limit(mostLetters);
  return rows.map(({ id, kind, words, sentAt }) => ({
    id,
    kind,
    text: words,
    sentAt: sentAt.toISOString(),
  }));
}
