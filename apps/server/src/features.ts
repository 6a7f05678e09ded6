/** The features of the server, each as it declares itself in its index.ts. */
import { declared } from './generated/features.ts';
import type { Parts } from './parts.ts';
import {
  type ConstraintRefusals,
  platformConstraintRefusals,
} from './platform/database/constraint-refusals.ts';
import { type LockPlaces, platformLocks } from './platform/database/lock-order.ts';
import type { Feature } from './platform/feature.ts';
import type { OwnDataParts } from './platform/own-data.ts';

/** Lowest floor first: a feature imports only from floors below its own (`test/floors.test.ts`). */
export const floors: readonly (readonly Feature<Parts>[])[] = [
  ...Map.groupBy<number, Feature<Parts>>(declared, ({ floor }) => floor),
]
  .sort(([one], [other]) => one - other)
  .map(([, row]) => row);

/** All of them, from the lowest floor up. */
export const features: readonly Feature<Parts>[] = floors.flat();

/** Places of all tables that are locked, in the one order of locks. */
export const lockPlaces: LockPlaces = Object.assign({}, platformLocks, ...features.map(({ locks }) => locks));

/** Data that the features keep about a person, for the copy of their own data. */
export const ownData: OwnDataParts['ownData'] = {
  sections: features.flatMap((feature) => (feature.ownData ? [feature.ownData] : [])),
  files: features.flatMap((feature) => (feature.ownFiles ? [feature.ownFiles] : [])),
};

/** The refusal that each constraint of the database means. */
export const constraintRefusals: ConstraintRefusals = Object.assign(
  {},
  platformConstraintRefusals,
  ...features.map((feature) => feature.constraintRefusals),
);
