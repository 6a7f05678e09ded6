/** Mails a formal letter to an owner or manager of the brand, as PDF in both languages (rules/disputes#letter). */
import { type LateLetter, owedStates, PaperLanguage, rolesThatMay } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { deals, lateLetters, members, payouts, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { printLetter } from './print-letter.ts';

/** `mailId` is the mail's id in every retry. */
export const mailLetterJob = jobKind<{ dealId: string; userId: string; mailId: string }>(
  'disputes.mail_letter',
  { text: m.admin_job_letter, lane: 'slow', attempts: patientAttempts },
);

function contentOf(letter: LateLetter, to: string, publicUrl: string): MailContent {
  const { daysLate, currency } = letter;
  const title = isolated(letter.title);
  const creator = isolated(letter.creator.name);
  const amount = formatExactMoney(letter.owedCents, currency);
  const isDeposit = letter.completedAt === null;
  const text = (isDeposit ? m.mail_letter_deposit_text : m.mail_letter_text)({
    ...{ n: daysLate, count: formatCount(daysLate), title, creator, amount },
    payBy: formatLongDate(letter.payBy),
  });
  return {
    to,
    subject: m.mail_letter_subject({ creator, amount, title }),
    preview: text,
    heading: m.mail_letter_heading({ creator, amount }),
    paragraphs: [text, (isDeposit ? m.mail_letter_deposit_next : m.mail_letter_next)({ creator })],
    action: { label: m.mail_letter_button(), url: publicUrl + ownPage(paths.payouts.href()) },
    reason: m.mail_letter_reason({ brand: isolated(letter.brand.name) }),
  };
}

/**
 * Job that mails it, unless the payment was marked in the meantime, or the person has left the team or has no
 * confirmed e-mail.
 */
export async function mailLetter(
  deps: Pick<Deps, 'db' | 'config' | 'media' | 'sendMail'>,
  { dealId, userId, mailId }: { dealId: string; userId: string; mailId: string },
): Promise<void> {
  const [found] = await deps.db
    .select({ letter: lateLetters.document, email: users.email, language: users.language })
    .from(lateLetters)
    .innerJoin(payouts, eq(payouts.dealId, lateLetters.dealId))
    .innerJoin(deals, eq(deals.id, lateLetters.dealId))
    .innerJoin(
      members,
      and(eq(members.brandId, deals.brandId), inArray(members.role, rolesThatMay('dispute.state'))),
    )
    .innerJoin(users, and(eq(users.id, members.userId), isNotNull(users.emailConfirmedAt)))
    .where(
      and(
        eq(lateLetters.dealId, dealId),
        eq(members.userId, userId),
        inArray(payouts.state, [...owedStates]),
      ),
    );
  if (!found) return;
  const { letter, email, language: reads } = found;
  const attachments = [];
  for (const language of PaperLanguage.options)
    attachments.push({
      name: `${letter.invoiceReference}-letter-${language}.pdf`,
      type: 'application/pdf',
      content: await printLetter(deps, dealId, letter, language),
    });
  const mail = inLocale(localeFrom(reads), () =>
    composeMail(contentOf(letter, email, deps.config.publicUrl), mailId, dealId),
  );
  await deps.sendMail({ ...mail, attachments });
}
