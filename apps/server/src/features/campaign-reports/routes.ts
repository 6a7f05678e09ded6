/**
 * Report of a campaign's results: what is left out never leaves the server. Its organisation reads and prints it, and shows
 * it by one link to people without an account (rules/campaign-reports).
 */
import { api, requestPath } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { sendPaper } from '../../platform/papers/send-paper.ts';
import { signedAddress } from '../../platform/storage/signed-address.ts';
import { requireCampaign } from '../deals/campaign-of-deals.ts';
import { cacheRows } from '../files/cached-rows.ts';
import type { FileRow } from '../files/read-file.ts';
import { serveBytes } from '../files/serve-bytes.ts';
import { openReport, readOpenedReport, readSummary } from './open-report.ts';
import { paperAddress, requirePaperAddress } from './paper-address.ts';
import { printReport } from './print-report.ts';
import { readReport } from './read-report.ts';
import { endReportLink, readReportLink, setReportLink } from './report-links.ts';
import { openReportPicture } from './report-pictures.ts';

export function campaignReportsRoutes(app: FastifyInstance, deps: Deps): void {
  const { campaignReports } = api;
  serve(app, deps, campaignReports.read, async ({ actor, params: { campaignId }, query }) => {
    await requireCampaign(deps.db, authorizeOrganization(actor, 'campaignreport.read'), campaignId);
    const shows = query.shows ?? [];
    const addressOf = (_: string, id: string) =>
      signedAddress(
        requestPath(api.files.content, { params: { id } }),
        deps.keys.links,
        { id, variant: 'poster' },
        deps.clock(),
      );
    const paperIn = (language: 'en' | 'ar') => paperAddress(deps, { campaignId, shows, language });
    return {
      report: await readReport(deps, { campaignId, shows, addressOf }),
      papers: { en: paperIn('en'), ar: paperIn('ar') },
    };
  });
  serve(app, deps, campaignReports.paper, async ({ params: { campaignId }, query, reply }) => {
    const of = { campaignId, shows: query.shows ?? [], language: query.lang };
    requirePaperAddress(deps, of, query);
    const { name, pdf } = await printReport(deps, of);
    return sendPaper(unlisted(reply), pdf, name, query.lang);
  });
  serve(app, deps, campaignReports.link, async ({ actor, params }) => ({
    link: await readReportLink(deps, actor, params.campaignId),
  }));
  serve(app, deps, campaignReports.setLink, async ({ actor, params: { campaignId }, body: link }) => {
    // Before the transaction, because hashing is slow.
    const passwordHash = link.password ? await deps.passwords.hash(link.password) : link.password;
    return {
      link: await setReportLink(deps, actor, {
        ...{ campaignId, link },
        passwordHash: passwordHash === '' ? null : passwordHash,
      }),
    };
  });
  serve(app, deps, campaignReports.endLink, async ({ actor, params }) => {
    await endReportLink(deps, actor, params.campaignId);
    return {};
  });

  serve(app, deps, campaignReports.summary, async ({ params, reply }) => {
    unlisted(reply);
    return { summary: await readSummary(deps, params.token) };
  });
  serve(app, deps, campaignReports.open, async ({ params, body, request, reply }) => {
    unlisted(reply);
    return { visit: await openReport(deps, params.token, { ...body, request }) };
  });
  serve(app, deps, campaignReports.opened, async ({ params, request, reply }) => {
    unlisted(reply);
    return { report: await readOpenedReport(deps, params.token, request) };
  });
  const knownFiles = cacheRows<FileRow>(deps.clock);
  // An address of the store would outlive the link, so the bytes are sent from here.
  const { direct: _, ...streamed } = deps.storage;
  serve(app, deps, campaignReports.picture, ({ params, query, request, reply }) =>
    serveBytes(
      streamed,
      request,
      unlisted(reply),
      openReportPicture(deps, knownFiles, { ...query, ...params }),
    ),
  );
}
