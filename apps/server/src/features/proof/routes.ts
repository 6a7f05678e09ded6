/**
 * Proof of how a deal went: its log as a chain of hashes, the evidence in one ZIP, and certificates that everybody with
 * the code may check (rules/proof).
 */
import { AppError, api, readCode, requestPath } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { signedEvidenceAddress } from '../../platform/storage/signed-address.ts';
import { findDeal } from '../deals/access.ts';
import { catchUpIfBehind } from './chain-facts.ts';
import { sendEvidence } from './evidence.ts';
import { logsTurnJob, lookAfterLogs, lookAfterLogsJob, takeTurn } from './look-after-logs.ts';
import { readCertificate, readPublicCertificate } from './read-certificate.ts';
import { readLog } from './read-log.ts';
import { readPublicKeys, type Signer } from './signer.ts';

export function proofRoutes(app: FastifyInstance, deps: Deps, signer: Signer): void {
  deps.jobs.handle(lookAfterLogsJob, () => lookAfterLogs(deps));
  deps.jobs.handle(logsTurnJob, (turn) => takeTurn(deps, signer, turn));

  serve(app, deps, api.proof.log, async ({ actor, params: { id } }) => {
    const deal = authorize(actor, 'deal.read', await findDeal(deps.db, actor, id));
    await catchUpIfBehind(deps, signer, deal);
    const path = requestPath(api.proof.evidence, { params: { id } });
    return {
      log: await readLog(deps.db, id),
      title: deal.title,
      evidenceUrl: signedEvidenceAddress(path, deps.keys.links, id, deps.clock()),
      certificate: await readCertificate(deps.db, id),
    };
  });
  serve(app, deps, api.proof.certificate, async ({ params, reply }) => {
    // Whoever has the code may look; search engines have no business here.
    reply.header('x-robots-tag', 'noindex, nofollow');
    const code = readCode(params.code);
    const certificate = code === null ? null : await readPublicCertificate(deps.db, code);
    if (!certificate) throw new AppError('certificate.not_found');
    return { certificate, keys: await readPublicKeys(deps.db) };
  });
  serve(app, deps, api.proof.evidence, ({ actor, params, query, request, reply }) =>
    sendEvidence(deps, signer, actor, { dealId: params.id, ...query }, { request, reply }),
  );
}
