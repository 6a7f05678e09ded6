/** Numbers of a campaign's posts from a file of a platform, laid over those that the brand stated (rules/publications#import). */
import { canStateResult, laidOver, type NewNumbersImport, type NumbersImported } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { dealCampaigns, deals, publications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isAcceptedOf, requireCampaign } from '../deals/campaign-of-deals.ts';
import { writeResult } from './change-results.ts';
import { lockPost, type PostOfDeal } from './lock-post.ts';

type ImportDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;
type Outcome = 'STATED' | 'SAME' | 'REFUSED';

/** Each post in a transaction of its own: a file that broke off is imported again, and what is stated stays as it is. */
function importOne(
  deps: ImportDeps,
  actor: UserActor,
  of: PostOfDeal,
  { moment, file, numbers }: Pick<NewNumbersImport, 'moment' | 'file'> & NewNumbersImport['rows'][number],
): Promise<Outcome> {
  return deps.db.transaction(async (tx): Promise<Outcome> => {
    const locked = await lockPost(deps, tx, actor, of);
    if (!canStateResult(locked.post).allowed) return 'REFUSED';
    const laid = laidOver(locked.post.results, { by: actor.role, moment }, numbers);
    if (!laid) return 'SAME';
    await writeResult(deps, tx, actor, locked, { moment, numbers: laid, proofId: null }, file);
    return 'STATED';
  });
}

/**
 * States numbers of posts of the organisation's campaign at a moment. Refuses posts of other campaigns, withdrawn ones and
 * those with too many statements, by their ids. Throws campaign.not_found and team.role_too_small.
 */
export async function importNumbers(
  deps: ImportDeps,
  actor: UserActor,
  campaignId: string,
  { moment, file, rows }: NewNumbersImport,
): Promise<NumbersImported> {
  await requireCampaign(deps.db, authorizeOrganization(actor, 'campaign.manage'), campaignId);
  const ids = rows.map(({ publicationId }) => publicationId);
  const found = await deps.db
    .select({ publicationId: publications.id, dealId: publications.dealId })
    .from(publications)
    .innerJoin(deals, eq(deals.id, publications.dealId))
    .innerJoin(dealCampaigns, eq(dealCampaigns.dealId, deals.id))
    .where(and(inArray(publications.id, ids), isAcceptedOf(campaignId)));
  const dealOf = new Map(found.map(({ publicationId, dealId }) => [publicationId, dealId]));
  const imported: NumbersImported = { stated: 0, same: 0, refused: [] };
  for (const row of rows) {
    const { publicationId } = row;
    const dealId = dealOf.get(publicationId);
    const outcome = dealId
      ? await importOne(deps, actor, { dealId, publicationId }, { moment, file, ...row })
      : 'REFUSED';
    if (outcome === 'STATED') imported.stated += 1;
    else if (outcome === 'SAME') imported.same += 1;
    else imported.refused.push(publicationId);
  }
  return imported;
}
