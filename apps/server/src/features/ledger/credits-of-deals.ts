/** Cost of a brief, from sending to its answer: booked in the transactions of the deals (rules/credits#briefs). */
import { AppError, type DealStatus } from '@briefcast/contract';
import { type PackShare, takeCredits } from '@briefcast/contract/credits/ledger';
import { and, eq, lt } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { lockCreditAccount, readPacks } from './credit-account.ts';
import { readWarningLevel } from './warning-level.ts';
import { writeEntry } from './write-entry.ts';

const heldKey = (dealId: string) => `held:${dealId}`;
/** One key for using and returning, so that only one of the two is booked, once. */
const settledKey = (dealId: string) => `settled:${dealId}`;

/**
 * Holds a credit for each of these briefs, which were made in this transaction; nothing if credits are off.
 * Throws billing.no_credits if there are too few, and then none is held.
 */
export async function holdCredits(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, userId }: { brandId: string; userId: string },
  dealIds: readonly string[],
): Promise<void> {
  if (!deps.settings.now().credits.isOn || dealIds.length === 0) return;
  const creditAccount = await lockCreditAccount(tx, brandId);
  const packs = await readPacks(tx, brandId);
  const before = packs.reduce((sum, { ready }) => sum + ready, 0);
  if (before < dealIds.length)
    throw new AppError('billing.no_credits', { params: { ready: before, needed: dealIds.length } });
  // The accounts' lock keeps others from taking credits. One pack for each credit, in the order in which they
  // are taken.
  const shares = takeCredits(packs, dealIds.length) ?? [];
  const packOfEach = shares.flatMap(({ packId, credits }) => Array.from({ length: credits }, () => packId));
  for (const [n, dealId] of dealIds.entries()) {
    const packId = packOfEach[n];
    if (packId === undefined) throw new Error('Credits that were counted are gone');
    await writeEntry(deps, tx, creditAccount, {
      key: heldKey(dealId),
      change: { movement: 'HELD', shares: [{ packId, credits: 1 }] },
      cause: 'deal.created',
      dealId,
      actorId: userId,
    });
  }
  const level = await readWarningLevel(deps, tx, brandId);
  const after = before - dealIds.length;
  if (before >= level && after < level)
    await deps.facts.append(tx, { kind: 'credits.low', actor: 'SYSTEM', brandId, data: { ready: after } });
}

/** The packs from which a brief's credit was taken, and their owner; null if none was held. */
async function readHold(
  db: Reader,
  dealId: string,
): Promise<{ ownerId: string; shares: PackShare[] } | null> {
  const rows = await db
    .select({
      ownerId: ledgerEntries.ownerId,
      packId: ledgerAccounts.packId,
      amount: ledgerPostings.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.name, ledgerPostings.account))
    .where(and(eq(ledgerEntries.key, heldKey(dealId)), lt(ledgerPostings.amount, 0)));
  const [first] = rows;
  if (!first) return null;
  const shares = rows.flatMap(({ packId, amount }) => (packId ? [{ packId, credits: -amount }] : []));
  return { ownerId: first.ownerId, shares };
}

interface Settling {
  cause: Extract<FactKind, 'deal.moved' | 'deal.removed'>;
  /** The brand's person who withdrew the brief; null for everybody else. */
  actorId: string | null;
}

/**
 * Uses the credit that a brief holds if the creator accepted, and returns it for every other end of a waiting
 * brief. Nothing if none is held, or it was settled before. The caller locks the deal's row.
 */
export async function settleCredit(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  deal: { id: string; status: DealStatus },
  isUsed: boolean,
  { cause, actorId }: Settling,
): Promise<void> {
  // Deals with a later status were settled when they left this one.
  if (deal.status !== 'BRIEF_SENT') return;
  const hold = await readHold(tx, deal.id);
  if (!hold) return;
  const { ownerId, shares } = hold;
  const creditAccount = await lockCreditAccount(tx, ownerId);
  const credits = shares.reduce((sum, share) => sum + share.credits, 0);
  await writeEntry(deps, tx, creditAccount, {
    key: settledKey(deal.id),
    change: isUsed ? { movement: 'USED', credits } : { movement: 'RETURNED', shares },
    cause,
    dealId: deal.id,
    actorId,
  });
}
