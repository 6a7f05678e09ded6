/** Invoices as structured data, made when they are asked for, or refused with all that is missing (rules/einvoices). */
import { AppError, api, type Einvoice, missingForEinvoice, taxationOf } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import { serve } from '../../platform/http/serve.ts';
import { einvoiceXml } from './einvoice-xml.ts';
import { readDealEinvoice, readHouseEinvoice } from './read-einvoices.ts';

/** Throws einvoice.incomplete. */
function sendEinvoice(reply: FastifyReply, einvoice: Einvoice): FastifyReply {
  const taxation = taxationOf(einvoice);
  const findings = missingForEinvoice(einvoice);
  if (taxation === null || findings.length > 0) throw new AppError('einvoice.incomplete', { findings });
  return reply
    .type('application/xml')
    .headers({
      'content-disposition': attachmentHeader(`${einvoice.number}.xml`),
      'cache-control': 'private, no-store',
    })
    .send(einvoiceXml(einvoice, taxation));
}

export function einvoicesRoutes(app: FastifyInstance, deps: Deps): void {
  const { einvoices } = api;
  serve(app, deps, einvoices.ofHouse, async ({ actor, params, reply }) =>
    sendEinvoice(reply, await readHouseEinvoice(deps, actor, params.id)),
  );
  serve(app, deps, einvoices.ofDeal, async ({ actor, params, reply }) =>
    sendEinvoice(reply, await readDealEinvoice(deps, actor, params)),
  );
  serve(app, deps, einvoices.ofDealById, async ({ actor, params, reply }) =>
    sendEinvoice(reply, await readDealEinvoice(deps, actor, params)),
  );
}
