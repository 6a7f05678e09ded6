/** A deal and its people with more of everything than a page or an answer holds. */
import { limits, mostFileWeight, mostPerPage, mostThreadWeight } from '@briefcast/contract';
import type { Database } from '../../platform/database/database.ts';
import { acceptedDeal, brandIdOf, type DealSituation } from '../builders.ts';
import { type Filled, type Filling, fillDeal } from '../fill-deal.ts';
import type { TestServer } from '../harness.ts';

export interface FilledDeal extends DealSituation, Filling {
  db: Database;
  server: TestServer;
  /** The file that is commented on. */
  fileId: string;
}

/** All of it as long as it may be. */
const filled: Filled = {
  messages: 260,
  files: 60,
  comments: Math.floor(mostFileWeight / mostThreadWeight / 4),
  deals: mostPerPage + 1,
  notifications: 120,
  books: mostPerPage + 1,
};

export async function makeFilledDeal(server: TestServer): Promise<FilledDeal> {
  const { db } = server.app.deps;
  const situation = await acceptedDeal(server, {
    requirements: Array.from({ length: limits.listItems }, () => 'ص'.repeat(limits.text)),
  });
  const { brand, creator, dealId } = situation;
  const ids = { dealId, creatorId: creator.user.id, brandId: brandIdOf(brand), userId: brand.user.id };
  return { ...situation, ...ids, db, server, fileId: await fillDeal(db, ids, filled) };
}
