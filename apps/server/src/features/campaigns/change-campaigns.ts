/** Creates and changes campaigns (rules/campaigns). */
import { AppError, type CampaignTerms, mostCampaigns } from '@briefcast/contract';
import { and, count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { campaigns } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { setPeople } from './people-of-campaign.ts';

/** Creates a campaign and returns its id. Throws campaign.full, and auth.session_expired for a deleted organisation. */
export async function addCampaign(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  { people = [actor.userId], ...terms }: CampaignTerms,
): Promise<string> {
  const { brandId } = authorizeOrganization(actor, 'campaign.manage');
  // Two at once count one after the other.
  if (!(await lockOrganization(tx, brandId))) throw new AppError('auth.session_expired');
  const [held] = await tx.select({ count: count() }).from(campaigns).where(eq(campaigns.brandId, brandId));
  if ((held?.count ?? 0) >= mostCampaigns)
    throw new AppError('campaign.full', { params: { limit: mostCampaigns } });
  const id = uuidv7();
  await tx.insert(campaigns).values({ id, brandId, createdBy: actor.userId, createdAt: clock(), ...terms });
  await setPeople(tx, { id, brandId }, people);
  return id;
}

async function write(
  db: Pick<Tx, 'update'>,
  brandId: string,
  id: string,
  values: Omit<CampaignTerms, 'people'> | { archivedAt: Date | null },
): Promise<void> {
  const changed = await db
    .update(campaigns)
    .set(values)
    .where(and(eq(campaigns.id, id), eq(campaigns.brandId, brandId)))
    .returning({ id: campaigns.id });
  if (changed.length === 0) throw new AppError('campaign.not_found');
}

/** Replaces what a campaign states. Throws campaign.not_found. */
export async function changeCampaign(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  id: string,
  { people, ...terms }: CampaignTerms,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'campaign.manage');
  await db.transaction(async (tx) => {
    // Nobody leaves between the look at the members and the writing.
    if (people) await lockOrganization(tx, brandId);
    await write(tx, brandId, id, terms);
    if (people) await setPeople(tx, { id, brandId }, people);
  });
}

/** Puts a campaign into the archive, or brings it back. Throws campaign.not_found. */
export async function archiveCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  id: string,
  isArchived: boolean,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'campaign.manage');
  await write(db, brandId, id, { archivedAt: isArchived ? clock() : null });
}
