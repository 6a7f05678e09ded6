/** Posts of a deal, with what was corrected and withdrawn. */
import type { Publication } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { publications } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import { findDeal } from '../deals/access.ts';

export const postColumns = {
  id: publications.id,
  url: publications.url,
  handle: publications.handle,
  postedOn: publications.postedOn,
  ranOn: publications.ranOn,
  statedAt: publications.statedAt,
  by: publications.byRole,
  byPerson: personOf(publications.byPerson.getSQL()),
};

/** Posts of a deal, oldest first; whether the reader may see the deal is checked before. */
export async function publicationsOf(db: Reader, dealId: string): Promise<Publication[]> {
  const rows = await db
    .select({
      ...postColumns,
      earlier: publications.earlier,
      withdrawnAt: publications.withdrawnAt,
    })
    .from(publications)
    .where(eq(publications.dealId, dealId))
    .orderBy(asc(publications.id));
  return rows.map(({ statedAt, withdrawnAt, ...row }) => ({
    ...row,
    statedAt: statedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

/** Posts of one of the actor's deals. Throws deal.not_found. */
export async function readPublications(db: Reader, actor: UserActor, dealId: string): Promise<Publication[]> {
  await findDeal(db, actor, dealId);
  return publicationsOf(db, dealId);
}
