/** The link of a campaign's report: made, changed and ended by its organisation (rules/campaign-reports#link). */
import { AppError, mostReportLinkDays, type NewReportLink, type ReportLink } from '@briefcast/contract';
import { addDays, addToIsoDay, isoDay, isoMarketDay } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { pageIn } from '@briefcast/i18n/page-paths';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import { fingerprintOf, tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { campaigns, reportLinks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { personOf } from '../accounts/person.ts';
import { requireCampaign } from '../deals/campaign-of-deals.ts';

type LinkDeps = Pick<Deps, 'clock' | 'keys' | 'config'>;

/** Letters and digits of the secret in an address, of 131 bits: programs cut signs off the end of an address. */
const tokenLetters = 22;

/** Makes the secret of a link from its id, so that the address can be read again and no row holds it. */
const tokenOf = ({ reports }: Deps['keys'], id: string): string =>
  fingerprintOf(reports, `link ${id}`).replaceAll(/[-_]/g, '').slice(0, tokenLetters);

const isLive = (campaignId: string) =>
  and(eq(reportLinks.campaignId, campaignId), isNull(reportLinks.endedAt));

async function findLink(
  { clock, keys, config }: LinkDeps,
  db: Reader,
  campaignId: string,
): Promise<ReportLink | null> {
  const [row] = await db
    .select({ link: reportLinks, createdBy: personOf(sql`${reportLinks.createdBy}`) })
    .from(reportLinks)
    .where(isLive(campaignId));
  if (!row) return null;
  const { id, shows, language, endsOn, passwordHash, looks, lastLookAt } = row.link;
  return {
    url: config.publicUrl + pageIn(language, paths.sharedReport.href(tokenOf(keys, id))),
    ...{ shows, language, endsOn, looks },
    isOver: endsOn < isoMarketDay(clock()),
    hasPassword: passwordHash !== null,
    createdBy: row.createdBy,
    lastLookAt: lastLookAt?.toISOString() ?? null,
  };
}

/** The link of a campaign; null while there is none. Throws campaign.not_found. */
export async function readReportLink(
  deps: LinkDeps & Pick<Deps, 'db'>,
  actor: UserActor,
  campaignId: string,
): Promise<ReportLink | null> {
  await requireCampaign(deps.db, authorizeOrganization(actor, 'campaignreport.read'), campaignId);
  return findLink(deps, deps.db, campaignId);
}

/** Throws a finding for a day that is over, or further away than a link may last. */
function requireDay(endsOn: string, now: Date): void {
  const today = isoMarketDay(now);
  if (endsOn < today) throw invalid('endsOn', 'campaignreport.day_over');
  if (endsOn > addToIsoDay(today, mostReportLinkDays)) throw invalid('endsOn', 'campaignreport.day_too_late');
}

/** Locks the campaign, so that two people make one link. Throws campaign.not_found. */
async function lockCampaign(
  tx: Tx,
  { brandId }: AllowedOrganization<'campaignreport.share'>,
  campaignId: string,
): Promise<void> {
  const [found] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
    .for('update');
  if (!found) throw new AppError('campaign.not_found');
}

interface SetLink {
  campaignId: string;
  link: NewReportLink;
  /** Computed before, because that is slow; null for no password, undefined for the one that is there. */
  passwordHash: string | null | undefined;
}

/** Makes the link of a campaign, or changes it. Throws campaign.not_found, and request.invalid for its last day. */
export async function setReportLink(
  deps: LinkDeps & Pick<Deps, 'db' | 'facts'>,
  actor: UserActor,
  { campaignId, link: { shows, language, endsOn }, passwordHash }: SetLink,
): Promise<ReportLink> {
  const own = authorizeOrganization(actor, 'campaignreport.share');
  return deps.db.transaction(async (tx) => {
    await lockCampaign(tx, own, campaignId);
    const now = deps.clock();
    requireDay(endsOn, now);
    const said = { shows, language, endsOn, ...(passwordHash === undefined ? {} : { passwordHash }) };
    const [changed] = await tx
      .update(reportLinks)
      .set(said)
      .where(isLive(campaignId))
      .returning({ id: reportLinks.id });
    const id = changed?.id ?? uuidv7();
    if (!changed)
      await tx.insert(reportLinks).values({
        ...{ id, campaignId, ...said },
        tokenHash: tokenHash(tokenOf(deps.keys, id)),
        ...{ createdBy: actor.userId, createdAt: now },
      });
    await deps.facts.append(tx, {
      kind: 'campaignreport.shared',
      ...{ actor: 'BRAND', actorId: actor.userId, brandId: own.brandId, subjectId: id },
    });
    const made = await findLink(deps, tx, campaignId);
    if (!made) throw new Error('A link that was set was not read');
    return made;
  });
}

/** Ends the link at once. Throws campaign.not_found or campaignreport.link_not_found. */
export async function endReportLink(
  { db, clock, facts }: Pick<Deps, 'db' | 'clock' | 'facts'>,
  actor: UserActor,
  campaignId: string,
): Promise<void> {
  const own = authorizeOrganization(actor, 'campaignreport.share');
  await db.transaction(async (tx) => {
    await lockCampaign(tx, own, campaignId);
    const [ended] = await tx
      .update(reportLinks)
      .set({ endedAt: clock() })
      .where(isLive(campaignId))
      .returning({ id: reportLinks.id });
    if (!ended) throw new AppError('campaignreport.link_not_found');
    await facts.append(tx, {
      kind: 'campaignreport.ended',
      ...{ actor: 'BRAND', actorId: actor.userId, brandId: own.brandId, subjectId: ended.id },
    });
  });
}

/** Days for which a link that is over says so. */
const keptDays = 90;

/** Removes links that ended long ago. */
export async function sweepReportLinks(tx: Tx, now: Date): Promise<void> {
  const before = addDays(now, -keptDays);
  await tx
    .delete(reportLinks)
    .where(or(lt(reportLinks.endedAt, before), lt(reportLinks.endsOn, isoDay(before))));
}
