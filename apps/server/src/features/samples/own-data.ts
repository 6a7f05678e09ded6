/** Addresses for samples in the copy of a person's own data (rules/accounts#own-data). */
import type { OwnData } from '../../platform/own-data.ts';
import { readOwnAddresses } from './read-sample.ts';

export const ownData: OwnData = {
  sampleAddresses: (deps, { userId }) => readOwnAddresses(deps, userId),
};
