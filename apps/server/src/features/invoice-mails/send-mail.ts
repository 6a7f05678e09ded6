/** An invoice is sent by mail: kept as sent, and left to a job that prints it (rules/invoices#mail). */

import {
  AppError,
  type InvoiceMails,
  mostInvoiceMailsADay,
  mostInvoiceMailsToOne,
  mostMailsOfInvoice,
  type NewInvoiceMail,
} from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { workLocale } from '@briefcast/i18n/work-locale';
import { and, count, eq, gt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { invoiceMails, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { type Issuer, isOf } from '../einvoices/provider.ts';
import { readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { mailInvoiceJob } from './mail-invoice.ts';
import { readMails } from './read-mails.ts';

interface ToMail {
  issuer: Issuer;
  invoiceId: string;
  /** Null for an invoice of the house. */
  dealId: string | null;
}

/** Strangers may be written to by it, so there are few. Throws invoice.too_many_mails. */
async function requireRoom(tx: Tx, { issuer, invoiceId }: ToMail, to: string, now: Date): Promise<void> {
  const countOf = async (condition: ReturnType<typeof and>) =>
    (await tx.select({ count: count() }).from(invoiceMails).where(condition))[0]?.count ?? 0;
  const lately = gt(invoiceMails.createdAt, addDays(now, -1));
  const isFull =
    (await countOf(eq(invoiceMails.invoiceId, invoiceId))) >= mostMailsOfInvoice ||
    (issuer !== null &&
      ((await countOf(and(isOf(invoiceMails.creatorId, issuer), lately))) >= mostInvoiceMailsADay ||
        (await countOf(and(eq(invoiceMails.to, to), lately))) >= mostInvoiceMailsToOne));
  if (isFull) throw new AppError('invoice.too_many_mails');
}

/** Keeps it as sent and returns its id; the mail follows after the commit. Throws invoice.too_many_mails. */
export async function sendInvoice(
  { clock, jobs }: Pick<TxDeps, 'clock' | 'jobs'>,
  tx: Tx,
  which: ToMail,
  { to, language }: NewInvoiceMail,
): Promise<string> {
  const now = clock();
  await requireRoom(tx, which, to, now);
  const id = uuidv7();
  const { issuer: creatorId, invoiceId, dealId } = which;
  await tx.insert(invoiceMails).values({ id, creatorId, invoiceId, dealId, to, language, createdAt: now });
  // In the language of the paper; with one in both, in that of who sends it.
  const locale = language === 'both' ? workLocale() : language;
  await jobs.enqueue(tx, mailInvoiceJob, { id, locale });
  return id;
}

/**
 * Sends a creator's own invoice, notifies the brand, and adds it to the log of the deal. Throws deal.not_found,
 * invoice.not_found, invoice.email_not_confirmed, as answers go to the creator's e-mail, and invoice.too_many_mails.
 */
export async function sendOwnInvoice(
  deps: Pick<TxDeps, 'clock' | 'jobs' | 'facts'>,
  tx: Tx,
  actor: UserActor,
  { id: dealId, invoiceId }: { id: string; invoiceId: string },
  mail: NewInvoiceMail,
): Promise<InvoiceMails> {
  const deal = authorize(actor, 'invoice.send', await findDealForUpdate(tx, actor, dealId));
  const { invoice } = await readDealInvoiceById(tx, dealId, invoiceId);
  const [sender] = await tx
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!sender?.confirmedAt) throw new AppError('invoice.email_not_confirmed');
  const subjectId = await sendInvoice(deps, tx, { issuer: actor.userId, dealId, invoiceId }, mail);
  await deps.facts.append(tx, {
    kind: 'invoice.mailed',
    ...aboutDeal(deal, actor),
    subjectId,
    data: { reference: invoice.reference, to: mail.to },
  });
  return readMails(tx, invoiceId, deal.brandId);
}
