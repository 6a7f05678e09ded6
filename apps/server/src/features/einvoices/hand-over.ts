/** E-invoices that are handed to the provider of who issues them: each try, and what follows from it (rules/einvoices#handover). */

import { AppError, type Einvoice, type HandoverTry, nextHandover } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { einvoiceHandovers, einvoiceTries } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { xmlIfComplete, xmlOf } from './complete-xml.ts';
import { notifyNotAccepted } from './notify-not-accepted.ts';
import { postWebhook, publicWebhooks, type WebhookAnswer, type WebhookOptions } from './post-webhook.ts';
import { type Issuer, openProvider } from './provider.ts';
import { readDealDocument, readHouseDocument } from './read-einvoices.ts';

export type HandoverRow = typeof einvoiceHandovers.$inferSelect;

/** `tries` tells this try from another: one that was made already is not made again. */
export const handOverJob = jobKind<{ id: string; tries: number }>('einvoices.hand_over', {
  text: m.admin_job_hand_over,
  lane: 'quick',
});

type HandoverDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'settings' | 'facts' | 'jobs'>;

/** The document of a row, as its issuer has it. Throws invoice.not_found. */
export const readDocument = (
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>,
  { dealId, invoiceId }: Pick<HandoverRow, 'dealId' | 'invoiceId'>,
): Promise<Einvoice> =>
  dealId === null
    ? readHouseDocument(deps, invoiceId)
    : readDealDocument(deps, { dealId, invoiceId }, { isOwnCopy: true });

/** Returns the body that is sent: its metadata, and the document as it is downloaded. */
const bodyOf = ({ id, number, kind, issuedAt }: Einvoice, xml: string): string =>
  JSON.stringify({
    type: 'einvoice.issued',
    timestamp: issuedAt,
    data: { id, number, kind, fileName: `${number}.xml`, xml },
  });

/** The name of a message, the same in each of its tries. */
const messageId = (id: string) => `msg_${id.replaceAll('-', '')}`;

async function attempt(
  deps: HandoverDeps,
  row: HandoverRow,
  options: WebhookOptions,
): Promise<WebhookAnswer> {
  const provider = await openProvider(deps, deps.db, row.creatorId);
  if (!provider) return { outcome: 'NO_PROVIDER', status: null };
  const einvoice = await readDocument(deps, row);
  const xml = xmlIfComplete(einvoice);
  if (xml === null) return { outcome: 'INCOMPLETE', status: null };
  const message = { id: messageId(row.id), body: bodyOf(einvoice, xml), now: deps.clock() };
  return postWebhook({ ...provider, ...message }, options);
}

/** The job: one try, outside of any transaction; then it is kept with what follows from it. */
export async function tryHandover(
  deps: HandoverDeps,
  { id, tries }: { id: string; tries: number },
  options: WebhookOptions = publicWebhooks,
): Promise<void> {
  const due = ({ state, tries: made }: HandoverRow) => state === 'WAITING' && made === tries;
  const ofRow = eq(einvoiceHandovers.id, id);
  const [row] = await deps.db.select().from(einvoiceHandovers).where(ofRow);
  if (!row || !due(row)) return;
  const answer = await attempt(deps, row, options);
  await deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(einvoiceHandovers).where(ofRow).for('update');
    if (!held || !due(held)) return;
    const now = deps.clock();
    await tx.insert(einvoiceTries).values({ handoverId: id, ...answer, triedAt: now });
    const next = nextHandover(answer.outcome, tries + 1, now);
    const otherwise = answer.outcome === 'TAKEN' ? ('HANDED_OVER' as const) : ('FAILED' as const);
    await tx
      .update(einvoiceHandovers)
      .set({ ...answer, state: next ? 'WAITING' : otherwise, tries: tries + 1, at: next ?? now })
      .where(ofRow);
    if (next) await deps.jobs.enqueue(tx, handOverJob, { id, tries: tries + 1 }, next);
    else if (otherwise === 'FAILED') await notifyNotAccepted(deps, tx, held);
  });
}

/** Invoice to hand over, and its issuer. */
interface ToHandOver {
  issuer: Issuer;
  invoiceId: string;
  /** Null for an invoice of the house. */
  dealId: string | null;
}

/**
 * Hands one over now, or again after it was given up, as the same message. Throws einvoice.no_provider,
 * einvoice.handed_over once it was taken, invoice.not_found, and einvoice.incomplete with all that is missing.
 */
export async function handOver(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings' | 'jobs'>,
  { issuer, invoiceId, dealId }: ToHandOver,
  besides: (tx: Tx, number: string) => Promise<void> = async () => {},
): Promise<void> {
  if (!(await openProvider(deps, deps.db, issuer))) throw new AppError('einvoice.no_provider');
  const einvoice = await readDocument(deps, { dealId, invoiceId });
  xmlOf(einvoice);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock();
    const waiting = { state: 'WAITING' as const, tries: 0, at };
    const [added] = await tx
      .insert(einvoiceHandovers)
      .values({ id: uuidv7(), creatorId: issuer, invoiceId, dealId, ...waiting, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: einvoiceHandovers.id });
    const ofInvoice = eq(einvoiceHandovers.invoiceId, invoiceId);
    const [held] = await tx.select().from(einvoiceHandovers).where(ofInvoice).for('update');
    if (!held) throw new AppError('invoice.not_found');
    if (held.state === 'HANDED_OVER') throw new AppError('einvoice.handed_over');
    if (!added) await tx.update(einvoiceHandovers).set(waiting).where(ofInvoice);
    await deps.jobs.enqueue(tx, handOverJob, { id: held.id, tries: 0 });
    await besides(tx, einvoice.number);
  });
}

/** Sends the provider a test, which is no document, and says how it ended. Throws einvoice.no_provider. */
export async function testProvider(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  issuer: Issuer,
  options: WebhookOptions = publicWebhooks,
): Promise<HandoverTry> {
  const provider = await openProvider(deps, deps.db, issuer);
  if (!provider) throw new AppError('einvoice.no_provider');
  const now = deps.clock();
  const body = JSON.stringify({ type: 'einvoice.test', timestamp: now.toISOString(), data: {} });
  const answer = await postWebhook({ ...provider, id: messageId(uuidv7()), body, now }, options);
  return { ...answer, triedAt: now.toISOString() };
}
