/** Deals in the copy of a person's own data, and what they decided about files (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { deals, files } from '../../platform/database/tables/index.ts';
import type { OwnData, ReadOwnFiles } from '../../platform/own-data.ts';
import { isPartyAs } from '../parties/party.ts';

export const ownData: OwnData = {
  // A creator's deals; of a brand's person the briefs that they sent.
  deals: ({ db }, { userId, role }) =>
    db
      .select({
        id: deals.id,
        title: deals.title,
        description: deals.description,
        status: deals.status,
        budgetCents: deals.budget,
        addedCents: deals.addedCents,
        currency: deals.currency,
        deadline: deals.deadline,
        brand: deals.brandName,
        createdAt: deals.createdAt,
      })
      .from(deals)
      .where(role === 'CREATOR' ? isPartyAs('CREATOR', userId) : eq(deals.sentBy, userId))
      .orderBy(asc(deals.id)),
  decisions: ({ db }, { userId }) =>
    db
      .select({
        fileId: files.id,
        status: files.status,
        feedback: files.feedback,
        reviewedAt: files.reviewedAt,
      })
      .from(files)
      .where(eq(files.reviewerId, userId))
      .orderBy(asc(files.id)),
};

/** The files that somebody uploaded to deals. */
export const ownFiles: ReadOwnFiles = (db, userId) =>
  db
    .select({ originalName: files.originalName, storageKey: files.storageKey, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.uploaderId, userId))
    .orderBy(asc(files.id));
