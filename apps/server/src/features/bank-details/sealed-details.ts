/** The one form in which bank details are kept (rules/bank-details#kept). */
import { BankDetails } from '@briefcast/contract';
import { openSealed, seal } from '../../platform/auth/secrets.ts';
import type { Deps } from '../../platform/deps.ts';

type SealDeps = Pick<Deps, 'keys'>;

/** Stored columns of a creator's details, besides their version and timestamps. */
export const sealDetails = ({ keys }: SealDeps, creatorId: string, details: BankDetails) => ({
  sealed: seal(keys.bankDetails, JSON.stringify(details), creatorId),
  lastFour: details.account.slice(-4),
});

/** Opens sealed details; null where another SECRET sealed them, so that they have to be stated again. */
export function openDetails(
  { keys }: SealDeps,
  { creatorId, sealed }: { creatorId: string; sealed: string },
): BankDetails | null {
  let opened: string;
  try {
    opened = openSealed(keys.bankDetails, sealed, creatorId);
  } catch {
    return null;
  }
  return BankDetails.parse(JSON.parse(opened));
}
