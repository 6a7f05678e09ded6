import { OwnProof } from '../accounts/own-account.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  EinvoiceProvider,
  EinvoiceProviderChange,
  Handover,
  HandoverTry,
  NewEinvoiceProvider,
  SavedEinvoiceProvider,
} from './handover.ts';

const ofProof = ['account.code_required', 'account.code_wrong', 'account.wrong_password'] as const;
const known = z.object({ provider: EinvoiceProvider.nullable() });
const tried = z.object({ try: HandoverTry });
const reply = z.object({ handover: Handover });
const replyIfBegun = z.object({ handover: Handover.nullable() });
const ofDeal = z.object({ id, invoiceId: id });
const refused = [
  'einvoice.handed_over',
  'einvoice.incomplete',
  'einvoice.no_provider',
  'invoice.not_found',
] as const;

/** A creator's service provider, and the e-invoices that are handed to it. */
export const einvoiceProvider = {
  own: route({
    method: 'GET',
    path: '/api/einvoice-provider',
    access: 'creator',
    summary: 'Where the own e-invoices are handed to; null where nothing is set.',
    reply: known,
    limit: { perMinute: 120 },
  }),
  save: route({
    method: 'PUT',
    path: '/api/einvoice-provider',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary:
      'Set where the own e-invoices are handed to; with the password, and the code where there is one. A secret that is made is told here alone.',
    body: EinvoiceProviderChange,
    reply: SavedEinvoiceProvider,
    limit: { perMinute: 10, perDay: 50 },
    refuses: ofProof,
  }),
  remove: route({
    method: 'PUT',
    path: '/api/einvoice-provider/removal',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary:
      'Hand the own e-invoices to nobody any more; with the password, and the code where there is one.',
    body: OwnProof,
    reply: known,
    limit: { perMinute: 10, perDay: 50 },
    refuses: ofProof,
  }),
  test: route({
    method: 'PUT',
    path: '/api/einvoice-provider/test',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Send the own provider a signed test, and say what it answers.',
    reply: tried,
    limit: { perMinute: 5, perDay: 50 },
    refuses: ['einvoice.no_provider'],
  }),
  handover: route({
    method: 'GET',
    path: '/api/deals/{id}/invoices/{invoiceId}/handover',
    access: 'creator',
    summary: 'Where the handing over of an own e-invoice stands, with every try; null before it was begun.',
    params: ofDeal,
    reply: replyIfBegun,
    limit: { perMinute: 120 },
    refuses: ['deal.not_found', 'invoice.not_found'],
  }),
  handOver: route({
    method: 'PUT',
    path: '/api/deals/{id}/invoices/{invoiceId}/handover',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Hand an own e-invoice to the provider now, or again after it was given up.',
    params: ofDeal,
    reply,
    limit: { perMinute: 20 },
    refuses: ['deal.not_found', ...refused],
  }),
};

/** Operator's counterpart, for the invoices of the house. */
export const adminEinvoices = {
  provider: route({
    method: 'GET',
    path: '/api/admin/einvoice-provider',
    access: 'admin',
    summary: "Where the house's e-invoices are handed to; null where nothing is set.",
    reply: known,
    limit: { perMinute: 300 },
  }),
  saveProvider: route({
    method: 'PUT',
    path: '/api/admin/einvoice-provider',
    access: 'admin',
    summary: "Set where the house's e-invoices are handed to. A secret that is made is told here alone.",
    body: NewEinvoiceProvider,
    reply: SavedEinvoiceProvider,
    limit: { perMinute: 20 },
  }),
  removeProvider: route({
    method: 'DELETE',
    path: '/api/admin/einvoice-provider',
    access: 'admin',
    summary: "Hand the house's e-invoices to nobody any more.",
    reply: known,
    limit: { perMinute: 20 },
  }),
  testProvider: route({
    method: 'PUT',
    path: '/api/admin/einvoice-provider/test',
    access: 'admin',
    summary: "Send the house's provider a signed test, and say what it answers.",
    reply: tried,
    limit: { perMinute: 5 },
    refuses: ['einvoice.no_provider'],
  }),
  handover: route({
    method: 'GET',
    path: '/api/admin/invoices/{id}/handover',
    access: 'finance',
    summary:
      'Where the handing over of an invoice of the house stands, with every try; null before it was begun.',
    params: z.object({ id }),
    reply: replyIfBegun,
    limit: { perMinute: 300 },
    refuses: ['invoice.not_found'],
  }),
  handOver: route({
    method: 'PUT',
    path: '/api/admin/invoices/{id}/handover',
    access: 'finance',
    summary: "Hand an invoice of the house to the operator's provider now, or again after it was given up.",
    params: z.object({ id }),
    reply,
    limit: { perMinute: 60 },
    refuses: refused,
  }),
};
