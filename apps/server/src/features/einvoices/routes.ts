/**
 * Invoices as structured data, made when they are asked for, or refused with all that is missing; and handed to the provider of
 * the creator who issues them (rules/einvoices).
 */
import { api, type Handover } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDeal } from '../deals/access.ts';
import { noteInvoiceSeen } from '../invoices/note-seen.ts';
import { readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { xmlOf } from './complete-xml.ts';
import { handOver, testProvider } from './hand-over.ts';
import { removeOwnProvider, saveOwnProvider } from './own-provider.ts';
import { readProvider } from './provider.ts';
import { readDealEinvoice, readHouseEinvoice } from './read-einvoices.ts';
import { readHandover, requireHandover } from './read-handovers.ts';

const sendXml = (reply: FastifyReply, number: string, xml: string): FastifyReply =>
  reply
    .type('application/xml')
    .headers({
      'content-disposition': attachmentHeader(`${number}.xml`),
      'cache-control': 'private, no-store',
    })
    .send(xml);

/**
 * Sends the e-invoice of a deal, and notes that the brand has seen it. Throws einvoice.incomplete, deal.not_found and
 * invoice.not_found.
 */
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

/** A creator's own invoice for a deal of theirs. Throws deal.not_found and invoice.not_found. */
async function requireOwn(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<void> {
  authorize(actor, 'invoice.send', await findDeal(db, actor, id));
  await readDealInvoiceById(db, id, invoiceId);
}

/** Throws deal.not_found, invoice.not_found, and what `handOver` throws. */
async function handOverOwn(
  deps: Deps,
  actor: UserActor,
  params: { id: string; invoiceId: string },
): Promise<Handover> {
  await requireOwn(deps, actor, params);
  const { id: dealId, invoiceId } = params;
  await handOver(deps, { issuer: actor.userId, dealId, invoiceId });
  return requireHandover(deps.db, actor.userId, invoiceId);
}

function providerRoutes(app: FastifyInstance, deps: Deps): void {
  const { einvoiceProvider } = api;
  serve(app, deps, einvoiceProvider.own, async ({ actor }) => ({
    provider: await readProvider(deps.db, actor.userId),
  }));
  serve(app, deps, einvoiceProvider.save, ({ actor, body, request }) =>
    saveOwnProvider(deps, actor, body, request.ip),
  );
  serve(app, deps, einvoiceProvider.remove, async ({ actor, body, request }) => {
    await removeOwnProvider(deps, actor, body, request.ip);
    return { provider: null };
  });
  serve(app, deps, einvoiceProvider.test, async ({ actor }) => ({
    try: await testProvider(deps, actor.userId),
  }));
  serve(app, deps, einvoiceProvider.handover, async ({ actor, params }) => {
    await requireOwn(deps, actor, params);
    return { handover: await readHandover(deps.db, actor.userId, params.invoiceId) };
  });
  serve(app, deps, einvoiceProvider.handOver, async ({ actor, params }) => ({
    handover: await handOverOwn(deps, actor, params),
  }));
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
  providerRoutes(app, deps);
}
