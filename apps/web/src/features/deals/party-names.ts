/** How the two sides of a deal are called. */
import { fullName } from '../../lib/full-name.ts';

/** A creator's full name; 'Unassigned' once the account was deleted (rules/deletion#of-a-creator). */
export const creatorName = (creator: { firstName: string; lastName: string } | null): string =>
  (creator && fullName(creator)) || 'Unassigned';

/** A brand's company name; 'Brand' when it gave none. */
export const brandName = (brand: { companyName: string }): string => brand.companyName || 'Brand';
