/** Checks the access to a paper of a deal. */
import { AppError, Role } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { isSignedAddress } from '../../platform/storage/signed-address.ts';
import { findDeal } from '../deals/access.ts';
import { invoiceVariants } from '../invoices/deal-invoice-links.ts';

/** An address of a deal's paper. */
export interface PaperAddress {
  id: string;
  /** One invoice among those of the deal; its address is signed for it alone. */
  invoiceId?: string;
  expires?: string | undefined;
  signature?: string | undefined;
}

/**
 * Returns where the address is signed, or the caller is one of the deal's two sides: the side that opens it, null where that
 * is not known. Throws file.link_expired,
 * auth.required or deal.not_found.
 */
export async function requirePaperAccess(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  caller: Caller,
  variant: 'certificate' | 'deal_invoice' | 'late_letter',
  { id, invoiceId, expires, signature }: PaperAddress,
): Promise<Role | null> {
  if (expires === undefined || signature === undefined) {
    if (caller.kind !== 'user') throw new AppError('auth.required');
    authorize(caller, 'deal.read', await findDeal(db, caller, id));
    return caller.role;
  }
  const isSignedFor = (of: string) =>
    isSignedAddress(keys.links, { id: invoiceId ?? id, variant: of, expires, signature }, clock());
  if (isSignedFor(variant)) return null;
  if (variant === 'deal_invoice')
    for (const side of Role.options) if (isSignedFor(invoiceVariants[side])) return side;
  throw new AppError('file.link_expired');
}
