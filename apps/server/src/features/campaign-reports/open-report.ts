/** Opens a report by its link to people without an account (rules/campaign-reports#link). */
import { timingSafeEqual } from 'node:crypto';
import { AppError, api, type CampaignReport, type ReportSummary, requestPath } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { fingerprintOf } from '../../platform/auth/secrets.ts';
import { campaigns, reportLinks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireLinkPassword } from '../../platform/http/limits/link-password.ts';
import { bearerOf } from '../../platform/http/unlisted.ts';
import { briefSignedPath } from '../../platform/storage/signed-address.ts';
import { type LinkRow, type OpenDeps, openByToken } from './find-link.ts';
import { readHead, readReport } from './read-report.ts';
import { pictureSignedFor } from './report-pictures.ts';

/** Tells whose report a link shows. Throws as `openByToken`. */
export async function readSummary(deps: OpenDeps, token: string): Promise<ReportSummary> {
  const { campaignId, passwordHash, endsOn } = await openByToken(deps, token);
  const { name, brand } = await readHead(deps.db, campaignId);
  return { name, brand, hasPassword: passwordHash !== null, endsOn };
}

const visitSeconds = 2 * 60 * 60;

/** Ends with the password that let the visitor in. */
const visitOf = ({ reports }: Deps['keys'], { id, passwordHash }: LinkRow, until: string): string =>
  `${until}.${fingerprintOf(reports, `visit ${id} ${until} ${passwordHash ?? ''}`)}`;

function isVisit(keys: Deps['keys'], link: LinkRow, given: string, now: Date): boolean {
  const until = given.split('.')[0] ?? '';
  const [expected, said] = [Buffer.from(visitOf(keys, link, until)), Buffer.from(given)];
  const isOwn = expected.length === said.length && timingSafeEqual(expected, said);
  return isOwn && Number(until) * 1000 > now.getTime();
}

/**
 * Begins a visit, which is counted, and returns its token. Throws as `openByToken`, campaignreport.password_wrong and
 * the refusals of too many tries.
 */
export async function openReport(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords' | 'facts'>,
  token: string,
  { password = '', request }: { password?: string | undefined; request: FastifyRequest },
): Promise<string> {
  const link = await openByToken(deps, token);
  await requireLinkPassword(
    deps,
    {
      opens: `report ${link.id}`,
      hash: link.passwordHash,
      wrong: 'campaignreport.password_wrong',
      manyGuesses: 'campaignreport.many_guesses',
    },
    { password, address: request.ip },
  );
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const [campaign] = await tx
      .select({ brandId: campaigns.brandId })
      .from(campaigns)
      .where(eq(campaigns.id, link.campaignId));
    await tx
      .update(reportLinks)
      .set({ looks: sql`${reportLinks.looks} + 1`, lastLookAt: now })
      .where(eq(reportLinks.id, link.id));
    await deps.facts.append(tx, {
      kind: 'campaignreport.opened',
      ...{ actor: 'SYSTEM', brandId: campaign?.brandId ?? null, subjectId: link.id },
    });
  });
  return visitOf(deps.keys, link, String(Math.floor(now.getTime() / 1000) + visitSeconds));
}

/**
 * Reads the report as the link shows it today. Throws as `openByToken`, and campaignreport.open_first without the token
 * of a visit.
 */
export async function readOpenedReport(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  token: string,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<CampaignReport> {
  const link = await openByToken(deps, token);
  const now = deps.clock();
  if (!isVisit(deps.keys, link, bearerOf(request) ?? '', now))
    throw new AppError('campaignreport.open_first');
  return readReport(deps, {
    campaignId: link.campaignId,
    shows: link.shows,
    addressOf: (part, id) => {
      const path = requestPath(api.campaignReports.picture, { params: { linkId: link.id, id } });
      const signed = pictureSignedFor(link.id, part, id);
      return `${briefSignedPath(path, deps.keys.links, signed, now)}&part=${part}`;
    },
  });
}
