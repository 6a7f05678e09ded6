/** Invoices of the house and of creators, with what their parties stated, as e-invoices are made of them. */
import {
  type Einvoice,
  einvoiceOfDeal,
  einvoiceOfHouse,
  einvoiceParty,
  type InvoiceParty,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDeal } from '../deals/access.ts';
import { describeItem } from '../invoices/invoice-sheet.ts';
import { readDealInvoice, readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { openInvoice } from '../invoices/read-invoices.ts';
import { completed, nobody, readSidesOfInvoice } from '../payouts/parties-of-invoice.ts';
import { readBrandParty, readCreatorParty } from '../payouts/stated-parties.ts';

type EinvoiceDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>;

async function readBuyer(deps: EinvoiceDeps, actor: UserActor, ownerId: string): Promise<InvoiceParty> {
  if (actor.role === 'BRAND') return readBrandParty(deps.db, ownerId);
  return (await readCreatorParty(deps, deps.db, ownerId))?.party ?? nobody;
}

/** An invoice of the house's to the actor. Throws invoice.not_found and team.role_too_small. */
export async function readHouseEinvoice(deps: EinvoiceDeps, actor: UserActor, id: string): Promise<Einvoice> {
  const { document, ownerId } = await openInvoice(deps, actor, { id });
  const { seller, bank } = deps.settings.now();
  const invoice = {
    ...document,
    id,
    // Without a tax number it charged no tax: a number that came later changes nothing of that.
    seller: completed(document.seller, { ...seller, taxNumber: '' }),
    buyer: completed(document.buyer, await readBuyer(deps, actor, ownerId)),
  };
  const texts = document.lines.map(({ item }) => describeItem('en', item));
  return einvoiceOfHouse(invoice, texts, bank.iban);
}

/**
 * A creator's invoice for a deal of the actor's: the one that is named, else that for the completion. The account stands on the creator's own copy alone: a brand looks at it where
 * its looks are written down. Throws deal.not_found and invoice.not_found.
 */
export async function readDealEinvoice(
  deps: EinvoiceDeps,
  actor: UserActor,
  { id: dealId, invoiceId }: { id: string; invoiceId?: string },
): Promise<Einvoice> {
  authorize(actor, 'deal.read', await findDeal(deps.db, actor, dealId));
  const issued = invoiceId
    ? await readDealInvoiceById(deps.db, dealId, invoiceId)
    : await readDealInvoice(deps.db, dealId);
  const { seller, buyer, payee } = await readSidesOfInvoice(deps, issued);
  return einvoiceOfDeal(issued.invoice, {
    id: issued.id,
    seller: einvoiceParty(seller),
    buyer: einvoiceParty(buyer),
    payment:
      actor.role === 'CREATOR' ? { way: 'TRANSFER', account: payee?.account ?? '' } : { way: 'NOT_TOLD' },
  });
}
