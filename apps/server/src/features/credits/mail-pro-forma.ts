/** Mails the pro-forma invoice of an order to the person who placed it (rules/credits#orders). */
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDirhams, formatLongDate, formatPercent } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, isNotNull } from 'drizzle-orm';
import { creditOrders, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { OrderRow } from './order-rows.ts';
import { sellerOf } from './read-billing.ts';

/** `mailId` is the mail's id in every retry. */
export const mailProFormaJob = jobKind<{ orderId: string; mailId: string }>('billing.mail_pro_forma', {
  text: m.admin_job_pro_forma,
  lane: 'quick',
  attempts: patientAttempts,
});

type Seller = ReturnType<typeof sellerOf>;

/** Lines of the amount to be paid, its items, and the account to pay to; empty lines are left out. */
function linesOf(order: OrderRow, seller: Seller): string[] {
  const { credits, netFils, taxFils, taxBasisPoints, reference, payBefore, buyer } = order;
  const plain = (name: string, value: string) =>
    value === '' ? [] : [m.mail_pro_forma_line({ name, value })];
  const line = (name: string, value: string) => plain(name, isolated(value));
  const pack = m.credits_counted({ n: credits, count: formatCount(credits) });
  const vat = m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) });
  return [
    ...line(m.billing_description(), m.billing_package({ credits: pack })),
    ...line(m.billing_to(), buyer.company),
    ...line(m.billing_subtotal(), formatDirhams(netFils)),
    ...line(vat, formatDirhams(taxFils)),
    ...line(m.billing_to_transfer(), formatDirhams(netFils + taxFils)),
    ...line(m.billing_holder(), seller.accountHolder),
    ...line(m.billing_bank(), seller.bankName),
    // These are copied into a form of the bank, which takes no invisible marks.
    ...plain(m.billing_iban(), seller.iban),
    ...plain(m.billing_swift(), seller.swift),
    ...plain(m.billing_reference(), reference),
    ...line(m.billing_pay_before(), formatLongDate(payBefore.toISOString())),
  ];
}

function contentOf(order: OrderRow, seller: Seller, to: string, publicUrl: string): MailContent {
  const { reference } = order;
  const amount = formatDirhams(order.netFils + order.taxFils);
  return {
    to,
    subject: m.mail_pro_forma_subject({ reference, amount }),
    preview: m.mail_pro_forma_text(),
    heading: m.billing_pro_forma({ reference }),
    paragraphs: [m.mail_pro_forma_text(), ...linesOf(order, seller)],
    action: { label: m.mail_pro_forma_button(), url: publicUrl + ownPage(paths.creditOrder.href(order.id)) },
    reason: m.mail_pro_forma_reason(),
  };
}

/** The job: mails it, unless the order no longer waits, or the e-mail of the person who placed it is not confirmed. */
export async function mailProForma(
  { db, config, settings, sendMail }: Pick<Deps, 'db' | 'config' | 'settings' | 'sendMail'>,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<void> {
  const [found] = await db
    .select({ order: creditOrders, email: users.email, language: users.language })
    .from(creditOrders)
    .innerJoin(users, and(eq(users.id, creditOrders.orderedBy), isNotNull(users.emailConfirmedAt)))
    .where(and(eq(creditOrders.id, orderId), eq(creditOrders.status, 'AWAITING')));
  if (!found) return;
  const { order, email, language } = found;
  const seller = sellerOf(settings.now());
  const mail = inLocale(localeFrom(language), () =>
    composeMail(contentOf(order, seller, email, config.publicUrl), mailId),
  );
  await sendMail(mail);
}
