/** The two sides of a creator's invoice as they state themselves now (rules/einvoices#parties). */
import { type BankDetails, type InvoiceParty, noEinvoiceDetails } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { bankDetails } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { openDetails } from '../bank-details/sealed-details.ts';
import { readDetails } from '../credits/read-billing.ts';
import type { StatedParties } from '../invoices/issue-deal-invoice.ts';
import { buyerOf } from '../invoices/issue-invoice.ts';
import type { Payee } from '../invoices/pay-part.ts';

/** An organisation, by its invoice details. */
export const readBrandParty = async (db: Reader, brandId: string): Promise<InvoiceParty> =>
  buyerOf(await readDetails(db, brandId));

function partyOf({ holder, trn, street, city, country, einvoice }: BankDetails): InvoiceParty {
  return {
    name: holder,
    address: `${street}\n${city}, ${country}`,
    taxNumber: trn ?? '',
    hasNoTaxNumber: trn === null,
    einvoice: { ...noEinvoiceDetails, ...einvoice, street, city },
  };
}

/** A creator by their bank details, with the account; null before they are stated. */
export async function readCreatorParty(
  { keys }: Pick<Deps, 'keys'>,
  db: Reader,
  creatorId: string,
): Promise<{ party: InvoiceParty; payee: Payee } | null> {
  const [row] = await db.select().from(bankDetails).where(eq(bankDetails.creatorId, creatorId));
  const details = row && openDetails({ keys }, row);
  if (!details) return null;
  const { holder, bank, account } = details;
  return { party: partyOf(details), payee: { holder, bank, account } };
}

/** Two sides of a deal; null for one that is gone. */
export interface SidesOfDeal {
  creatorId: string | null;
  brandId: string | null;
}

/** Keeps only the creator's printed details: the number of a passport stays where it is sealed. */
function onInvoice({ einvoice, ...party }: InvoiceParty): InvoiceParty {
  const { street, city, region, country } = einvoice ?? noEinvoiceDetails;
  return { ...party, einvoice: { ...noEinvoiceDetails, street, city, region, country } };
}

/** Both sides at this moment, to be kept with the invoice between them. */
export async function readPartiesToKeep(
  deps: Pick<Deps, 'keys'>,
  db: Reader,
  { creatorId, brandId }: SidesOfDeal,
): Promise<StatedParties> {
  const creator = creatorId === null ? null : await readCreatorParty(deps, db, creatorId);
  return {
    creator: creator && onInvoice(creator.party),
    brand: brandId === null ? null : await readBrandParty(db, brandId),
  };
}
