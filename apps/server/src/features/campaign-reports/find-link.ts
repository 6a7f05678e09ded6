/** Finds a link that is open (rules/campaign-reports#link). */
import { AppError } from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader } from '../../platform/database/database.ts';
import { reportLinks } from '../../platform/database/tables/index.ts';

export type LinkRow = typeof reportLinks.$inferSelect;
export type OpenDeps = { db: Reader; clock: () => Date };

async function openLink({ db, clock }: OpenDeps, which: ReturnType<typeof eq>): Promise<LinkRow> {
  const [link] = await db.select().from(reportLinks).where(which);
  if (!link) throw new AppError('campaignreport.link_not_found');
  if (link.endedAt) throw new AppError('campaignreport.link_ended', { params: { endedAt: null } });
  if (link.endsOn < isoMarketDay(clock())) {
    // In the words of the refusal it was open until this day, wherever the reader's clock is.
    const endedAt = `${link.endsOn}T00:00:00Z`;
    throw new AppError('campaignreport.link_ended', { params: { endedAt } });
  }
  return link;
}

/** The link of a secret. Throws campaignreport.link_not_found or campaignreport.link_ended. */
export const openByToken = (deps: OpenDeps, token: string): Promise<LinkRow> =>
  openLink(deps, eq(reportLinks.tokenHash, tokenHash(token)));

/** The link of an id, which is not secret: for callers that are authorised otherwise. Throws as by its secret. */
export const openReportLinkById = (deps: OpenDeps, id: string): Promise<LinkRow> =>
  openLink(deps, eq(reportLinks.id, id));
