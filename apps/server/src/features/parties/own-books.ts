/** Condition for deals in the books that a person may read. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { deals } from '../../platform/database/tables/index.ts';
import type { OwnPerson } from '../../platform/own-data.ts';
import { isPartyAnywhere } from './party.ts';

/**
 * A creator's own deals; of a brand's person those of the organisations whose books they read, and what they did
 * themselves for the other ones.
 */
export function isOwnBook({ userId, role, bookOwners }: OwnPerson, ...doneBy: PgColumn[]): SQL | undefined {
  const ownDoing = doneBy.map((column) => eq(column, userId));
  return and(
    isPartyAnywhere({ role, userId }),
    role === 'CREATOR' ? undefined : or(inArray(deals.brandId, bookOwners), ...ownDoing),
  );
}
