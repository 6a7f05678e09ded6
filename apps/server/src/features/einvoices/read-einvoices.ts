/** Invoices of the house and of creators, with what their parties stated, as e-invoices are made of them. */
import {
  AppError,
  type Einvoice,
  einvoiceOfDeal,
  einvoiceOfHouse,
  einvoiceParty,
  type InvoiceParty,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { invoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDeal } from '../deals/access.ts';
import { describeItem } from '../invoices/invoice-sheet.ts';
import type { InvoiceRow } from '../invoices/issue-invoice.ts';
import { readDealInvoice, readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { openInvoice } from '../invoices/read-invoices.ts';
import { completed, readSidesOfInvoice } from '../payouts/parties-of-invoice.ts';
import { readBrandParty, readCreatorParty } from '../payouts/stated-parties.ts';

type EinvoiceDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>;

/** An organisation by its id, or a creator by theirs. */
async function readBuyer(deps: EinvoiceDeps, ownerId: string): Promise<InvoiceParty> {
  const creator = await readCreatorParty(deps, deps.db, ownerId);
  return creator?.party ?? readBrandParty(deps.db, ownerId);
}

async function einvoiceOfRow(deps: EinvoiceDeps, { id, document, ownerId }: InvoiceRow): Promise<Einvoice> {
  const { seller, bank } = deps.settings.now();
  const invoice = {
    ...document,
    id,
    // Without a tax number it charged no tax: a number that came later changes nothing of that.
    seller: completed(document.seller, { ...seller, taxNumber: '' }),
    buyer: completed(document.buyer, await readBuyer(deps, ownerId)),
  };
  const texts = document.lines.map(({ item }) => describeItem('en', item));
  return einvoiceOfHouse(invoice, texts, bank.iban);
}

/** An invoice of the house's to the actor. Throws invoice.not_found and team.role_too_small. */
export const readHouseEinvoice = async (
  deps: EinvoiceDeps,
  actor: UserActor,
  id: string,
): Promise<Einvoice> => einvoiceOfRow(deps, await openInvoice(deps, actor, { id }));

/** Reads a document of the house for the operator. Throws invoice.not_found. */
export async function readHouseDocument(deps: EinvoiceDeps, id: string): Promise<Einvoice> {
  const [row] = await deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new AppError('invoice.not_found');
  return einvoiceOfRow(deps, row);
}

/**
 * Reads a creator's invoice for a deal: the named one, else the one for the completion. Only the creator's own copy
 * has the account: a brand sees it where its looks are recorded. Callers check first who may have it. Throws
 * invoice.not_found.
 */
export async function readDealDocument(
  deps: EinvoiceDeps,
  { dealId, invoiceId }: { dealId: string; invoiceId?: string },
  { isOwnCopy }: { isOwnCopy: boolean },
): Promise<Einvoice> {
  const issued = invoiceId
    ? await readDealInvoiceById(deps.db, dealId, invoiceId)
    : await readDealInvoice(deps.db, dealId);
  const { seller, buyer, payee } = await readSidesOfInvoice(deps, issued);
  return einvoiceOfDeal(issued.invoice, {
    id: issued.id,
    seller: einvoiceParty(seller),
    buyer: einvoiceParty(buyer),
    payment: isOwnCopy ? { way: 'TRANSFER', account: payee?.account ?? '' } : { way: 'NOT_TOLD' },
  });
}

/** Reads it for a side of the deal. Throws deal.not_found and invoice.not_found. */
export async function readDealEinvoice(
  deps: EinvoiceDeps,
  actor: UserActor,
  { id: dealId, invoiceId }: { id: string; invoiceId?: string },
): Promise<Einvoice> {
  authorize(actor, 'deal.read', await findDeal(deps.db, actor, dealId));
  const which = { dealId, ...(invoiceId ? { invoiceId } : {}) };
  return readDealDocument(deps, which, { isOwnCopy: actor.role === 'CREATOR' });
}
