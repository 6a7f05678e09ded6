/**
 * Proof of how a deal went: its log as a chain of hashes, the evidence in one ZIP, and certificates that everybody with
 * the code may check (rules/proof).
 */
import { AppError, api, logBeginning, requestPath } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { createConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { serve } from '../../platform/http/serve.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { findDeal } from '../deals/access.ts';
import { sendEvidence } from './evidence.ts';
import { catchUpIfBehind } from './log-and-certify.ts';
import { findCertificate, readCertificate } from './read-certificate.ts';
import { openLog, readLogPage } from './read-log.ts';
import type { Signer } from './signer.ts';

export function proofRoutes(app: FastifyInstance, deps: Deps, { signer }: { signer: Signer }): void {
  const limiter = createConcurrencyLimiter(limits.answers.archives);

  serve(app, deps, api.proof.log, async ({ actor, params: { id } }) => {
    const deal = authorize(actor, 'deal.read', await findDeal(deps.db, actor, id));
    await catchUpIfBehind(deps, signer, deal);
    const path = requestPath(api.proof.evidence, { params: { id } });
    const log = await openLog(deps.db, id);
    const { next, ...page } = await readLogPage(deps.db, log, logBeginning.entry);
    return {
      log: { ...log, ...page },
      next,
      title: deal.title,
      evidenceUrl: signedPath(path, deps.keys.links, { id, variant: 'evidence' }, deps.clock()),
      certificate: await readCertificate(deps.db, id),
    };
  });
  serve(app, deps, api.proof.logPage, async ({ actor, params: { id }, query: { after } }) => {
    authorize(actor, 'deal.read', await findDeal(deps.db, actor, id));
    return readLogPage(deps.db, await openLog(deps.db, id), after);
  });
  serve(app, deps, api.proof.certificate, async ({ params, reply }) => {
    // Anybody with the code may look; search engines have no business here.
    reply.header('x-robots-tag', 'noindex, nofollow');
    const shown = await findCertificate(deps.db, params.code);
    if (!shown) throw new AppError('certificate.not_found');
    return shown;
  });
  serve(app, deps, api.proof.evidence, ({ actor, params, query, request, reply }) =>
    sendEvidence({ deps, signer, limiter }, actor, { dealId: params.id, ...query }, { request, reply }),
  );
}
