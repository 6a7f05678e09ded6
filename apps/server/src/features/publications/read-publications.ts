/** Posts of a deal with their numbers, and what was corrected and withdrawn. */
import { AppError, type Publication } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { publications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { findDeal } from '../deals/access.ts';
import { resultsOf } from './read-results.ts';

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

type ReadDeps = { db: Reader } & Pick<Deps, 'keys' | 'clock'>;

/** Posts of a deal, oldest first; whether the reader may see the deal is checked before. */
export async function publicationsOf(deps: ReadDeps, dealId: string): Promise<Publication[]> {
  const results = await resultsOf(deps, dealId);
  const rows = await deps.db
    .select({
      ...postColumns,
      earlier: publications.earlier,
      withdrawnAt: publications.withdrawnAt,
      creator: publications.shownByCreatorAt,
      brand: publications.shownByBrandAt,
    })
    .from(publications)
    .where(eq(publications.dealId, dealId))
    .orderBy(asc(publications.id));
  return rows.map(({ statedAt, withdrawnAt, creator, brand, ...row }) => ({
    ...row,
    statedAt: statedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    shownBy: { creator: creator?.toISOString() ?? null, brand: brand?.toISOString() ?? null },
    results: results.get(row.id) ?? [],
  }));
}

/** Posts of one of the actor's deals. Throws deal.not_found. */
export async function readPublications(
  deps: ReadDeps,
  actor: UserActor,
  dealId: string,
): Promise<Publication[]> {
  await findDeal(deps.db, actor, dealId);
  return publicationsOf(deps, dealId);
}

/** One post of those of a deal. Throws publication.not_found. */
export function onePublication(all: readonly Publication[], id: string): Publication {
  const found = all.find((publication) => publication.id === id);
  if (!found) throw new AppError('publication.not_found');
  return found;
}
