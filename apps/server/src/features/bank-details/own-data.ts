/** Bank details in the copy of a person's own data (rules/accounts#own-data). */
import type { OwnData } from '../../platform/own-data.ts';
import { readWholeBankDetails } from './read-own-details.ts';

export const ownData: OwnData = {
  bankDetails: (deps, { userId }) => readWholeBankDetails(deps, userId),
};
