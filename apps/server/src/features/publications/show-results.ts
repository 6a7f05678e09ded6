/** Results that both sides of a deal let everybody see on the creator's page (rules/publications#showing). */
import {
  AppError,
  canShowResult,
  confirmedNumbers,
  mostShownResults,
  type Publication,
  type ShownResult,
} from '@briefcast/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, publications, suspensions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { isPartyAs } from '../parties/party.ts';
import { lockPost, type PostOfDeal } from './lock-post.ts';
import { onePublication, publicationsOf } from './read-publications.ts';
import { countingResults } from './read-results.ts';

/**
 * Lets everybody see the result of a post, or takes that back, for the actor's side. Throws deal.not_found,
 * team.role_too_small, publication.not_found and .withdrawn, and result.unconfirmed.
 */
export function showResult(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  of: PostOfDeal,
  isShown: boolean,
): Promise<Publication> {
  return deps.db.transaction(async (tx) => {
    const { deal, post } = await lockPost(deps, tx, actor, of);
    const answer = canShowResult(post);
    if (isShown && !answer.allowed) throw new AppError(answer.code);
    const isCreator = actor.role === 'CREATOR';
    const before = isCreator ? post.shownBy.creator : post.shownBy.brand;
    if ((before !== null) === isShown) return post;
    const at = isShown ? deps.clock() : null;
    await tx
      .update(publications)
      .set(isCreator ? { shownByCreatorAt: at } : { shownByBrandAt: at })
      .where(eq(publications.id, post.id));
    await deps.facts.append(tx, {
      kind: 'result.shown',
      ...aboutDeal(deal, actor),
      subjectId: post.id,
      data: { isShown },
    });
    return onePublication(await publicationsOf({ ...deps, db: tx }, of.dealId), post.id);
  });
}

const agreedAt = sql<Date>`greatest(${publications.shownByCreatorAt}, ${publications.shownByBrandAt})`;

const shownOf = (db: Reader, creatorId: string) =>
  db
    .select({
      id: publications.id,
      url: publications.url,
      postedOn: publications.postedOn,
      title: deals.title,
      brand: { name: brands.companyName, image: brands.profileImage },
      agreedAt: agreedAt.mapWith(publications.shownByBrandAt),
    })
    .from(publications)
    .innerJoin(deals, eq(deals.id, publications.dealId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .where(
      and(
        isPartyAs('CREATOR', creatorId),
        isNull(publications.withdrawnAt),
        isNotNull(publications.shownByCreatorAt),
        isNotNull(publications.shownByBrandAt),
        sql`not exists (select 1 from ${suspensions}
          where ${suspensions.brandId} = ${brands.id} and ${isNull(suspensions.liftedAt)})`,
      ),
    )
    .orderBy(desc(agreedAt), desc(publications.id))
    .limit(mostShownResults);

/**
 * Reads the results on a creator's page. A suspended brand's are left out, and those whose numbers are confirmed no
 * more. Throws creator.not_found for an unpublished creator.
 */
export async function readShownResults(db: Reader, creatorId: string): Promise<ShownResult[]> {
  const [creator] = await db
    .select({ id: creators.userId })
    .from(creators)
    .where(and(eq(creators.userId, creatorId), creators.isPublished));
  if (!creator) throw new AppError('creator.not_found');
  const rows = await shownOf(db, creatorId);
  const results = await countingResults(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ agreedAt, ...row }) => {
    const confirmed = confirmedNumbers(results.get(row.id) ?? [], ({ agrees }) => agrees === true);
    return confirmed ? { ...row, ...confirmed, agreedAt: agreedAt.toISOString() } : [];
  });
}
