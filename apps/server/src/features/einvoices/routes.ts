/** Invoices as structured data, made when they are asked for, or refused with all that is missing (rules/einvoices). */
import { AppError, api, type Einvoice, missingForEinvoice, taxationOf } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import { serve } from '../../platform/http/serve.ts';
import { noteInvoiceSeen } from '../invoices/note-seen.ts';
import { einvoiceXml } from './einvoice-xml.ts';
import { readDealEinvoice, readHouseEinvoice } from './read-einvoices.ts';

/** Throws einvoice.incomplete. */
function xmlOf(einvoice: Einvoice): string {
  const taxation = taxationOf(einvoice);
  const findings = missingForEinvoice(einvoice);
  if (taxation === null || findings.length > 0) throw new AppError('einvoice.incomplete', { findings });
  return einvoiceXml(einvoice, taxation);
}

const sendXml = (reply: FastifyReply, number: string, xml: string): FastifyReply =>
  reply
    .type('application/xml')
    .headers({
      'content-disposition': attachmentHeader(`${number}.xml`),
      'cache-control': 'private, no-store',
    })
    .send(xml);

/** That of a deal; the brand has seen it then. Throws einvoice.incomplete, deal.not_found and invoice.not_found. */
async function sendOfDeal(
  deps: Deps,
  actor: UserActor,
  params: { id: string; invoiceId?: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const einvoice = await readDealEinvoice(deps, actor, params);
  const xml = xmlOf(einvoice);
  if (actor.role === 'BRAND') await noteInvoiceSeen(deps, { dealId: params.id, invoiceId: einvoice.id });
  return sendXml(reply, einvoice.number, xml);
}

export function einvoicesRoutes(app: FastifyInstance, deps: Deps): void {
  const { einvoices } = api;
  serve(app, deps, einvoices.ofHouse, async ({ actor, params, reply }) => {
    const einvoice = await readHouseEinvoice(deps, actor, params.id);
    return sendXml(reply, einvoice.number, xmlOf(einvoice));
  });
  serve(app, deps, einvoices.ofDeal, ({ actor, params, reply }) => sendOfDeal(deps, actor, params, reply));
  serve(app, deps, einvoices.ofDealById, ({ actor, params, reply }) =>
    sendOfDeal(deps, actor, params, reply),
  );
}
