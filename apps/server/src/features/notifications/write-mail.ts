/** The mail of a notification. */

import type { NotificationKind, Role, SendBackReason } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { newsPath, newsRow } from '@briefcast/contract/notifications/news';
import { paths } from '@briefcast/contract/paths';
import { formatDayAndMonth, formatDeadlineDay, formatLongDate, formatMoney } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { unnamedOtherSide } from '@briefcast/i18n/labels/kinds';
import { letterOf } from '@briefcast/i18n/labels/moderation';
import { newsLabel, newsLine } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailContent } from '../../platform/mail/mail-content.ts';
import { mailWords } from './mail-words.ts';
import type { NotifiedDeal } from './read-mail-facts.ts';
import type { OwnAmount } from './read-own-amount.ts';

export interface MailInput {
  id: string;
  kind: NotificationKind;
  role: Role;
  email: string;
  /** A creator's first name; null for a brand, which is not greeted by name. */
  firstName: string | null;
  deal: NotifiedDeal | null;
  /** Null for what is about no casting. */
  casting: { id: string; title: string } | null;
  /** Amount of the subject itself, such as a part of a payment; null for a subject without one. */
  ownAmount: OwnAmount | null;
  unread: { count: number; newest: readonly string[] };
  feedback: readonly { name: string; feedback: string | null }[];
  /** The changes that the brand asked for, as comments on files. */
  tasks: readonly { name: string; number: number; text: string }[];
  /** End of the pause of a creator's subscription; null without one. */
  pausedUntil: Date | null;
  /** Reasons for sending a profile back; null for everything else. */
  letter: { reasons: readonly SendBackReason[]; note: string | null } | null;
  /** The words of the market's decision; null for everything else. */
  decision: string | null;
  /** The comment that it is about, to which the button leads; null if it is about none. */
  place: { fileId: string; comment: string } | null;
  publicUrl: string;
  unsubscribeToken: string;
}

/** A name inside a sentence or a subject: short, on one line, and in its own direction. */
export const named = (name: string | null | undefined, role: Role) =>
  isolated(oneLine(name ?? '', 80)) || unnamedOtherSide(role);

type Told = Pick<MailInput, 'kind' | 'role' | 'ownAmount'>;

/** The amount that a mail is about, in hundredths. */
const amountOf = ({ kind, ownAmount }: Told, { rest, total }: NotifiedDeal): number =>
  ownAmount?.cents ?? (newsRow(kind).amount === 'REST' ? rest : null) ?? total;

/** The date that a mail is about, and its label: the end of a right, the last day for paying, or the deadline. */
function dayOf(
  { kind, role, ownAmount }: Told,
  deal: NotifiedDeal,
): { word: string; day: Date; line: string } {
  const { day: about, amount } = newsRow(kind);
  const endOf = {
    LICENCE_END: deal.licenceEndsAt,
    EXCLUSIVITY_END: deal.exclusivityEndsAt,
    RIGHT_END: deal.licenceEndsAt ?? deal.exclusivityEndsAt,
    PAYMENT: null,
    PAY_DAY: null,
  };
  const endsAt = about && endOf[about];
  if (endsAt) {
    const line = m.mail_sheet_ends({ day: formatLongDate(isoDay(endsAt)) });
    return { word: m.mail_ends(), day: endsAt, line };
  }
  const lastDay = amount === 'REST' ? deal.payBy : deal.payAllBy;
  const payBy = about === 'PAYMENT' || about === 'PAY_DAY' ? lastDay : null;
  const due = payBy ?? ownAmount?.deadline ?? deal.deadline;
  const day = formatDeadlineDay(due);
  if (payBy && deal.isDeposit) return { word: m.mail_due(), day: due, line: m.mail_deposit_due({ day }) };
  const ofPayment = { BRAND: m.mail_payout_pay_by, CREATOR: m.mail_payout_due };
  const line = (payBy ? ofPayment[role] : m.mail_sheet_due)({ day });
  return { word: m.mail_due(), day: due, line };
}

const depositParagraphs: { [K in NotificationKind]?: (to: { other: string }) => string } = {
  'payout.late': m.mail_deposit_late,
  'payout.overdue': m.mail_deposit_overdue,
  'payout.confirmed': m.mail_deposit_confirmed,
  'payout.not_arrived': m.mail_deposit_not_arrived,
  'dispute.opened': m.mail_deposit_case_opened,
  'dispute.stated': m.mail_deposit_case_stated,
  'dispute.withdrawn': m.mail_deposit_case_withdrawn,
};

/** Returns a mail's own text for a deposit, which does not count in the brand's record; null for the usual text. */
function paragraphOf({ kind, role, deal }: MailInput): string | null {
  if (!deal?.isDeposit) return null;
  const other = named(deal.otherParty, role);
  return depositParagraphs[kind]?.({ other }) ?? null;
}

function sheetOf(told: Told, deal: NotifiedDeal, other: string): NonNullable<MailContent['sheet']> {
  const { word, day, line } = dayOf(told, deal);
  return {
    tone: newsRow(told.kind).tone,
    // The day only, so that it is the same in every time zone.
    stub: { word, ...formatDayAndMonth(isoDay(day)) },
    title: deal.title,
    lines: [m.mail_sheet_facts({ other, budget: formatMoney(amountOf(told, deal), deal.currency) }), line],
  };
}

function quotesOf(
  { kind, deal, unread, feedback, tasks, letter, decision }: MailInput,
  other: string,
): MailContent['quotes'] {
  if (letter?.note) return [{ source: m.mail_letter_from(), words: shortened(letter.note) }];
  switch (newsRow(kind).quotes) {
    case 'REASON_OF_OTHER_SIDE':
      return deal?.statusReason ? [{ source: other, words: shortened(deal.statusReason) }] : [];
    case 'UNREAD':
      return unread.newest.map((words) => ({ source: other, words: shortened(words) }));
    case 'DECISION':
      return decision ? [{ source: m.mail_decision_from(), words: shortened(decision, 2000) }] : [];
    case undefined:
      return [];
    case 'FEEDBACK':
  }
  return [
    ...feedback.map(({ name, feedback: words }) => ({ source: name, words: shortened(words ?? '') })),
    ...tasks.map(({ name, number, text }) => ({
      source: m.mail_task({ name: isolated(name), number: String(number) }),
      words: shortened(text),
    })),
  ];
}

/** As much of a quoted text as a mail needs; the button leads to the rest. */
const shortened = (words: string, max = 400) =>
  words.length <= max ? words : `${words.slice(0, max).replace(/\s\S*$/u, '')} …`;

/** The page that news leads to, in the current locale: the comment that it is about, where there is one. */
export function pageOf({
  role,
  kind,
  deal,
  casting,
  place,
}: Pick<MailInput, 'role' | 'kind' | 'casting' | 'place'> & {
  deal: Pick<NotifiedDeal, 'id'> | null;
}): string {
  if (deal && place) return ownPage(paths.reviewRoom.href({ dealId: deal.id, ...place }));
  return ownPage(newsPath(kind, role, { dealId: deal?.id ?? null, castingId: casting?.id }));
}

/** Writes it in the current locale; the same input gives the same mail. Null for what another mail tells. */
export function writeMail(input: MailInput): Mail | null {
  const { id, kind, role, email, firstName, deal, casting, publicUrl } = input;
  const title = deal?.title ?? casting?.title;
  const other = named(deal?.otherParty, role);
  const line = newsLine({ kind, role, deal: deal && { ...deal, otherParty: other } });
  const words = mailWords(kind, {
    role,
    other,
    pausedUntil: input.pausedUntil,
    status: deal?.status ?? 'COMPLETED',
    unread: input.unread.count,
  });
  if (!words) return null;
  const letter = input.letter && letterOf(input.letter);
  const first = paragraphOf(input) ?? words.paragraph;
  const greeting = firstName ? [m.mail_hello({ name: isolated(oneLine(firstName, 60)) })] : [];
  const label = newsLabel(kind).toLowerCase();
  return composeMail(
    {
      to: email,
      subject: title ? m.mail_subject({ line, title: isolated(oneLine(title, 120)) }) : line,
      preview: first,
      heading: line,
      paragraphs: [...greeting, first, ...(letter?.points ?? [])],
      ...(deal ? { sheet: sheetOf(input, deal, other) } : {}),
      quotes: quotesOf(input, other) ?? [],
      ...(words.closing ? { closing: words.closing } : {}),
      action: { label: words.button, url: publicUrl + pageOf(input) },
      reason: m.mail_reason({ label }),
      unsubscribeUrl: publicUrl + ownPage(paths.unsubscribe.href(input.unsubscribeToken)),
      settingsUrl: publicUrl + ownPage(paths.notificationSettings.href(kind)),
    },
    id,
    deal?.id,
  );
}
