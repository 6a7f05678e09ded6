/** A creator states or changes where they are paid (rules/bank-details#changes). */
import {
  AppError,
  type BankDetails,
  type BankDetailsChange,
  type KnownBankDetails,
} from '@briefcast/contract';
import { accountFinding } from '@briefcast/contract/bank-details/account-numbers';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { bankDetails } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { proveSelf } from '../accounts/own-two-factor.ts';
import { notifyDetailsChanged } from './notify-change.ts';
import { presentKnown } from './read-own-details.ts';
import { openDetails, sealDetails } from './sealed-details.ts';

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords' | 'facts' | 'jobs'>;

/** Values that decide where money goes; tax and address are words on invoices. */
const accountOf = ({ holder, place, account, bank, swift }: BankDetails): string =>
  JSON.stringify([holder, place, account, bank, swift]);

/** Throws request.invalid for an account that cannot be one. */
function requireAccount({ place, account }: BankDetails): void {
  const code = accountFinding(place, account);
  if (code !== null) throw invalid(['details', 'account'], code);
}

/**
 * Replaces the previous details. Notifies the creator of any change by bell and mail; another account warns
 * the brands that owe. Throws request.invalid, auth.session_expired for an account that is gone, and what
 * `proveSelf` throws.
 */
export async function saveBankDetails(
  deps: SaveDeps,
  actor: UserActor,
  { details, ...proof }: BankDetailsChange,
  address: string,
): Promise<KnownBankDetails> {
  requireAccount(details);
  await proveSelf(deps, actor, proof, address);
  const creatorId = actor.userId;
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const held = await holdUsers(tx, [creatorId]);
    if (!held.has(creatorId)) throw new AppError('auth.session_expired');
    const kept = sealDetails(deps, creatorId, details);
    const first = { ...kept, creatorId, version: 1, statedAt: now, changedAt: null };
    // Waits for a concurrent first statement, and then counts as a change of it.
    const [stated] = await tx.insert(bankDetails).values(first).onConflictDoNothing().returning();
    if (stated) {
      const by = { actor: 'CREATOR', actorId: creatorId, creatorId, subjectId: creatorId } as const;
      await deps.facts.append(tx, { kind: 'bank_details.stated', ...by });
      return presentKnown(stated);
    }
    const [before] = await tx
      .select()
      .from(bankDetails)
      .where(eq(bankDetails.creatorId, creatorId))
      .for('update');
    if (!before) throw new AppError('auth.session_expired');
    const old = openDetails(deps, before);
    if (JSON.stringify(old) === JSON.stringify(details)) return presentKnown(before);
    const isOther = old === null || accountOf(old) !== accountOf(details);
    const changed = {
      ...before,
      ...kept,
      ...(isOther ? { version: before.version + 1, changedAt: now } : {}),
    };
    await tx.update(bankDetails).set(changed).where(eq(bankDetails.creatorId, creatorId));
    await notifyDetailsChanged(deps, tx, actor);
    return presentKnown(changed);
  });
}
