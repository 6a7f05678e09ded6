/** Invoices of the house: by mail and to the operator's e-invoice provider, each in the audit trail (rules/invoices#mail). */
import {
  AppError,
  api,
  type Handover,
  type InvoiceMails,
  type NewEinvoiceProvider,
  type NewInvoiceMail,
  type SavedEinvoiceProvider,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { invoices } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { handOver, testProvider } from '../einvoices/hand-over.ts';
import { readProvider, removeProvider, setProvider } from '../einvoices/provider.ts';
import { readHandover, requireHandover } from '../einvoices/read-handovers.ts';
import { readHouseMails } from '../invoice-mails/read-mails.ts';
import { sendInvoice } from '../invoice-mails/send-mail.ts';
import { recordAudit } from './audit.ts';

/** Throws invoice.not_found. */
async function requireInvoice(db: Reader, id: string) {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new AppError('invoice.not_found');
  return row;
}

/** Throws invoice.not_found and invoice.too_many_mails. */
async function mail(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'jobs'>,
  tx: Tx,
  admin: AdminActor,
  id: string,
  wanted: NewInvoiceMail,
): Promise<InvoiceMails> {
  const { document, ownerId } = await requireInvoice(tx, id);
  await sendInvoice(deps, tx, { issuer: null, dealId: null, invoiceId: id }, wanted);
  const after = { email: wanted.to };
  await recordAudit(deps, tx, {
    by: admin,
    action: 'invoice.mail',
    subject: document.number,
    about: [ownerId],
    after,
  });
  return readHouseMails(tx, id);
}

/** Throws what `handOver` throws. */
async function handOverHouse(deps: Deps, admin: AdminActor, invoiceId: string): Promise<Handover> {
  await handOver(deps, { issuer: null, dealId: null, invoiceId }, (tx, subject) =>
    recordAudit(deps, tx, { by: admin, action: 'einvoice.hand_over', subject }),
  );
  return requireHandover(deps.db, null, invoiceId);
}

/** The trail holds addresses and no secrets. Throws request.invalid. */
const saveProvider = (
  deps: Deps,
  admin: AdminActor,
  wanted: NewEinvoiceProvider,
): Promise<SavedEinvoiceProvider> =>
  deps.db.transaction(async (tx) => {
    const before = await readProvider(tx, null);
    const saved = await setProvider(deps, tx, null, wanted);
    await recordAudit(deps, tx, {
      by: admin,
      action: 'einvoice.provider',
      subject: 'settings',
      before: before && { address: before.address },
      after: { address: saved.provider.address },
    });
    return saved;
  });

const forgetProvider = (deps: Deps, admin: AdminActor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await readProvider(tx, null);
    if (!before) return;
    await removeProvider(tx, null);
    await recordAudit(deps, tx, {
      by: admin,
      action: 'einvoice.provider',
      subject: 'settings',
      before: { address: before.address },
      after: { address: '' },
    });
  });

export function adminInvoicesRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminEinvoices, adminInvoiceMails } = api;
  serve(app, deps, adminEinvoices.provider, async () => ({ provider: await readProvider(deps.db, null) }));
  serve(app, deps, adminEinvoices.saveProvider, ({ actor, body }) => saveProvider(deps, actor, body));
  serve(app, deps, adminEinvoices.removeProvider, async ({ actor }) => {
    await forgetProvider(deps, actor);
    return { provider: null };
  });
  serve(app, deps, adminEinvoices.testProvider, async () => ({ try: await testProvider(deps, null) }));
  serve(app, deps, adminEinvoices.handover, async ({ params }) => {
    await requireInvoice(deps.db, params.id);
    return { handover: await readHandover(deps.db, null, params.id) };
  });
  serve(app, deps, adminEinvoices.handOver, async ({ actor, params }) => ({
    handover: await handOverHouse(deps, actor, params.id),
  }));
  serve(app, deps, adminInvoiceMails.list, ({ params }) => readHouseMails(deps.db, params.id));
  serveCreating(app, deps, adminInvoiceMails.send, {
    create: (txDeps, tx, { actor, params, body }) => mail(txDeps, tx, actor, params.id, body),
  });
}
