/** What a brief costs, from sending to its answer: in the transactions of the deals (rules/billing#briefs). */
import { AppError, type DealStatus } from '@briefcast/contract';
import { type PackShare, takeCredits } from '@briefcast/contract/rules/ledger';
import { and, eq, lt } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { lockPurse, readPacks } from './purse.ts';
import { readWarningLevel } from './warning-level.ts';
import { writeEntry } from './write-entry.ts';

const heldKey = (dealId: string) => `held:${dealId}`;
/** Used or given back: one of the two, once. */
const settledKey = (dealId: string) => `settled:${dealId}`;

/**
 * Holds a credit for each of these briefs, which were made in this transaction; nothing where credits are off. Throws
 * billing.no_credits where there are fewer, and then none is held.
 */
export async function holdCredits(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, userId }: { brandId: string; userId: string },
  dealIds: readonly string[],
): Promise<void> {
  if (!deps.settings.now().credits.isOn || dealIds.length === 0) return;
  const purse = await lockPurse(tx, brandId);
  const packs = await readPacks(tx, brandId);
  const before = packs.reduce((sum, { ready }) => sum + ready, 0);
  if (before < dealIds.length)
    throw new AppError('billing.no_credits', { params: { ready: before, needed: dealIds.length } });
  for (const dealId of dealIds) {
    const shares = takeCredits(await readPacks(tx, brandId), 1);
    if (!shares) throw new Error('Credits that were counted are gone');
    await writeEntry(deps, tx, purse, {
      key: heldKey(dealId),
      change: { movement: 'HELD', shares },
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

/** The packs that a brief's credit was taken from, with whose it is; null where none was held. */
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
  /** The brand's person who took the brief back; null for everybody else. */
  actorId: string | null;
}

/**
 * Uses the credit that a brief holds where the creator accepted, and gives it back for every other end of a brief that
 * waits. Nothing where none is held, or where that was settled before. The deal's row is locked by the caller.
 */
export async function settleCredit(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  deal: { id: string; status: DealStatus },
  isUsed: boolean,
  { cause, actorId }: Settling,
): Promise<void> {
  // Everything later was settled when it left this status.
  if (deal.status !== 'BRIEF_SENT') return;
  const hold = await readHold(tx, deal.id);
  if (!hold) return;
  const { ownerId, shares } = hold;
  const purse = await lockPurse(tx, ownerId);
  const credits = shares.reduce((sum, share) => sum + share.credits, 0);
  await writeEntry(deps, tx, purse, {
    key: settledKey(deal.id),
    change: isUsed ? { movement: 'USED', credits } : { movement: 'RETURNED', shares },
    cause,
    dealId: deal.id,
    actorId,
  });
}
