/** How the two sides of a deal are called. */
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';

/** A creator's full name; 'Deleted creator' once the account was deleted (rules/deletion#of-a-creator). */
export const creatorName = (creator: { firstName: string; lastName: string } | null): string =>
  (creator && fullName(creator)) || m.deal_creator_gone();

/** A brand's company name; 'Brand' when it gave none. */
export const brandName = (brand: { companyName: string }): string =>
  brand.companyName || m.deal_brand_unnamed();
