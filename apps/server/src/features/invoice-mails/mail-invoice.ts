/** The mail of an invoice: its PDF, and its e-invoice where nothing of that is missing (rules/invoices#mail). */
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { inLocale } from '@briefcast/i18n/work-locale';
import { eq } from 'drizzle-orm';
import { invoiceMails, invoices, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { xmlIfComplete } from '../einvoices/complete-xml.ts';
import { readDealDocument, readHouseDocument } from '../einvoices/read-einvoices.ts';
import { readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { printHouseInvoice } from '../invoices/read-invoices.ts';
import { printIssuedDealInvoice } from '../payouts/print-deal-invoice.ts';

/** The id is that of the row and of the mail, in every try. */
export const mailInvoiceJob = jobKind<{ id: string; locale: string }>('invoices.mail', {
  text: m.admin_job_mail_invoice,
  lane: 'slow',
  attempts: patientAttempts,
});

type MailDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'settings' | 'media' | 'config' | 'sendMail'>;
type MailRow = typeof invoiceMails.$inferSelect;

/** Attachments of the mail, and the facts for its text. */
interface Parcel {
  pdf: Buffer;
  xml: string | null;
  number: string;
  isNote: boolean;
  seller: string;
  amount: string;
  /** Null where nothing is due. */
  due: string | null;
  replyTo?: string;
}

async function ofDeal(deps: MailDeps, row: MailRow & { dealId: string }): Promise<Parcel> {
  const { dealId, invoiceId, language, creatorId } = row;
  const issued = await readDealInvoiceById(deps.db, dealId, invoiceId);
  const { invoice } = issued;
  const [creator] = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, creatorId ?? ''));
  return {
    pdf: await printIssuedDealInvoice(deps, dealId, issued, { language, isOwnCopy: true }),
    xml: xmlIfComplete(await readDealDocument(deps, { dealId, invoiceId }, { isOwnCopy: true })),
    number: invoice.reference,
    isNote: invoice.corrects !== undefined,
    seller: invoice.from.stated?.name || invoice.from.name,
    amount: formatExactMoney(invoice.totalCents, invoice.currency),
    due: invoice.corrects ? null : invoice.dueOn,
    ...(creator ? { replyTo: creator.email } : {}),
  };
}

async function ofHouse(deps: MailDeps, { invoiceId, language }: MailRow): Promise<Parcel | null> {
  const [row] = await deps.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!row) return null;
  const { number, kind, seller, grossFils, currency } = row.document;
  return {
    pdf: await printHouseInvoice(deps, row, language),
    xml: xmlIfComplete(await readHouseDocument(deps, invoiceId)),
    number,
    isNote: kind === 'CREDIT_NOTE',
    seller: seller.name || m.head_product(),
    amount: formatExactMoney(grossFils, currency),
    due: null,
  };
}

function contentOf({ number, isNote, seller, amount, due, xml, replyTo }: Parcel, to: string): MailContent {
  const said = { kind: isNote ? 'note' : 'invoice', number, seller, amount };
  const text = m.mail_invoice_text(said);
  return {
    to,
    ...(replyTo ? { replyTo } : {}),
    subject: m.mail_invoice_subject(said),
    preview: text,
    heading: m.mail_invoice_heading(said),
    paragraphs: [
      text,
      ...(due === null ? [] : [m.mail_invoice_due({ day: formatLongDate(due) })]),
      ...(xml === null ? [] : [m.mail_invoice_xml()]),
      ...(replyTo ? [m.mail_invoice_answers({ seller })] : []),
    ],
    reason: m.mail_invoice_reason({ seller }),
  };
}

/** The job; nothing where invoice or sender are gone. */
export async function mailInvoice(
  deps: MailDeps,
  { id, locale }: { id: string; locale: string },
): Promise<void> {
  const [row] = await deps.db.select().from(invoiceMails).where(eq(invoiceMails.id, id));
  if (!row) return;
  const { dealId, to, language } = row;
  const read = () => (dealId === null ? ofHouse(deps, row) : ofDeal(deps, { ...row, dealId }));
  const parcel = await inLocale(localeFrom(locale), read);
  if (!parcel) return;
  const { number, pdf, xml } = parcel;
  const mail = inLocale(localeFrom(locale), () => composeMail(contentOf(parcel, to), id));
  const attachments = [
    { name: `${number}-${language}.pdf`, type: 'application/pdf', content: pdf },
    ...(xml === null ? [] : [{ name: `${number}.xml`, type: 'application/xml', content: Buffer.from(xml) }]),
  ];
  await deps.sendMail({ ...mail, attachments });
}
