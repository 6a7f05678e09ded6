/** Needs that a person put off, in the copy of their own data (rules/accounts#own-data). */
import { eq } from 'drizzle-orm';
import { needPutOffs } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  needPutOffs: ({ db }, { userId }) =>
    db
      .select({
        key: needPutOffs.key,
        until: needPutOffs.until,
        backAt: needPutOffs.backAt,
        createdAt: needPutOffs.createdAt,
      })
      .from(needPutOffs)
      .where(eq(needPutOffs.userId, userId)),
};
