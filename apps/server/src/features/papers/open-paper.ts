/** Who may have a paper of a deal. */
import { AppError } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { isSignedAddress } from '../../platform/storage/signed-address.ts';
import { findDeal } from '../deals/access.ts';

/** An address of a deal's paper. */
export interface PaperAddress {
  id: string;
  /** Of one invoice among those of the deal; its address is signed for it alone. */
  invoiceId?: string;
  expires?: string | undefined;
  signature?: string | undefined;
}

/**
 * Returns where the address is signed, or the caller is one of the deal's two sides. Throws file.link_expired,
 * auth.required or deal.not_found.
 */
export async function requirePaperAccess(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  caller: Caller,
  variant: 'certificate' | 'deal_invoice' | 'late_letter',
  { id, invoiceId, expires, signature }: PaperAddress,
): Promise<void> {
  if (expires === undefined || signature === undefined) {
    if (caller.kind !== 'user') throw new AppError('auth.required');
    authorize(caller, 'deal.read', await findDeal(db, caller, id));
  } else if (!isSignedAddress(keys.links, { id: invoiceId ?? id, variant, expires, signature }, clock())) {
    throw new AppError('file.link_expired');
  }
}
