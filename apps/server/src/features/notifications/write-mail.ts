/** The mail of a notification. */

import type { NotificationKind, Role, SendBackReason } from '@briefcast/contract';
import { type DealSection, dealPath, paths, pathWithoutDeal, payoutsPath } from '@briefcast/contract/paths';
import { isAboutPayout } from '@briefcast/contract/rules/payouts';
import { rightOfNews } from '@briefcast/contract/rules/rights';
import { formatDayAndMonth, formatDeadlineDay, formatLongDate, formatMoney } from '@briefcast/i18n/format';
import { letterOf } from '@briefcast/i18n/labels/moderation';
import { notificationLabel, notificationLine, unnamedOtherSide } from '@briefcast/i18n/labels/notification';
import { m } from '@briefcast/i18n/messages';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailContent, MailStock } from '../../platform/mail/mail-content.ts';
import { mailWords } from './mail-words.ts';
import type { NotifiedDeal } from './read-mail-facts.ts';

export interface MailInput {
  id: string;
  kind: NotificationKind;
  role: Role;
  email: string;
  /** Of a creator; a brand is no person to greet by name. */
  firstName: string | null;
  deal: NotifiedDeal | null;
  unread: { count: number; newest: readonly string[] };
  feedback: readonly { name: string; feedback: string | null }[];
  /** What the brand asked to be changed, as comments on files. */
  tasks: readonly { name: string; number: number; text: string }[];
  /** When the pause of a creator's subscription ends; null without one. */
  pausedUntil: Date | null;
  /** Why a profile was sent back; null for everything else. */
  letter: { reasons: readonly SendBackReason[]; note: string | null } | null;
  /** The comment that it is about, which its button opens; null where it is about none. */
  place: { fileId: string; comment: string } | null;
  publicUrl: string;
  unsubscribeToken: string;
}

/** A name inside a sentence or a subject: short, and on one line. */
export const named = (name: string | null | undefined, role: Role) =>
  oneLine(name ?? '', 80) || unnamedOtherSide(role);

type Told = Pick<MailInput, 'kind' | 'role'>;

/** The day that a mail is about, with what it is called: the end of a right, the last day for paying, or the deadline. */
function dayOf({ kind, role }: Told, deal: NotifiedDeal): { word: string; day: Date; line: string } {
  const right = rightOfNews(kind);
  const endsAt = right === 'LICENCE' ? deal.licenceEndsAt : right && deal.exclusivityEndsAt;
  if (endsAt) {
    const line = m.mail_sheet_ends({ day: formatLongDate(endsAt.toISOString().slice(0, 10)) });
    return { word: m.mail_ends(), day: endsAt, line };
  }
  const payBy = isAboutPayout(kind) ? deal.payBy : null;
  const due = payBy ?? deal.deadline;
  const day = formatDeadlineDay(due);
  const line = payBy && role === 'BRAND' ? m.mail_payout_pay_by({ day }) : m.mail_sheet_due({ day });
  return { word: m.mail_due(), day: due, line };
}

function sheetOf(
  told: Told,
  deal: NotifiedDeal,
  other: string,
  stock: MailStock,
): NonNullable<MailContent['sheet']> {
  const { word, day, line } = dayOf(told, deal);
  return {
    stock,
    // By its day alone, so that it is the same in every zone.
    stub: { word, ...formatDayAndMonth(day.toISOString().slice(0, 10)) },
    title: deal.title,
    lines: [m.mail_sheet_facts({ other, budget: formatMoney(deal.budget) }), line],
  };
}

/** Told with the other side's own reason, where it gave one. */
const withReason: readonly NotificationKind[] = ['brief.rejected', 'brief.withdrawn'];

function quotesOf(
  { kind, deal, unread, feedback, tasks, letter }: MailInput,
  other: string,
): MailContent['quotes'] {
  if (letter?.note) return [{ source: m.mail_letter_from(), words: shortened(letter.note) }];
  if (withReason.includes(kind))
    return deal?.statusReason ? [{ source: other, words: shortened(deal.statusReason) }] : [];
  if (kind === 'messages.unread' || kind === 'comments.unread') {
    return unread.newest.map((words) => ({ source: other, words: shortened(words) }));
  }
  if (kind !== 'revision.requested') return [];
  return [
    ...feedback.map(({ name, feedback: words }) => ({ source: name, words: shortened(words ?? '') })),
    ...tasks.map(({ name, number, text }) => ({
      source: m.mail_task({ name, number: String(number) }),
      words: shortened(text),
    })),
  ];
}

/** As much of somebody's words as a mail needs; the rest is where the button leads. */
const shortened = (words: string, max = 400) =>
  words.length <= max ? words : `${words.slice(0, max).replace(/\s\S*$/u, '')} …`;

function addressOf({ publicUrl, role, kind, deal, place }: MailInput, section?: DealSection): string {
  if (kind === 'account.two_factor_off') return publicUrl + paths.account.href();
  if (!deal) return publicUrl + pathWithoutDeal(role, kind);
  if (isAboutPayout(kind)) return publicUrl + payoutsPath(role);
  if (rightOfNews(kind)) return publicUrl + paths.rights.href();
  if (place) return publicUrl + paths.reviewRoom.href({ dealId: deal.id, ...place });
  return publicUrl + dealPath(role, deal.id, section);
}

/** Writes it in the current locale; the same input makes the same mail. */
export function writeMail(input: MailInput): Mail {
  const { id, kind, role, email, firstName, deal, publicUrl } = input;
  const other = named(deal?.otherParty, role);
  const line = notificationLine({ kind, role, deal: deal && { ...deal, otherParty: other } });
  const words = mailWords(kind, {
    role,
    other,
    pausedUntil: input.pausedUntil,
    status: deal?.status ?? 'COMPLETED',
    unread: input.unread.count,
  });
  const letter = input.letter && letterOf(input.letter);
  const [first = '', ...others] = [...words.paragraphs, ...(letter?.points ?? [])];
  const greeting = firstName ? [m.mail_hello({ name: oneLine(firstName, 60) })] : [];
  const label = notificationLabel(kind).toLowerCase();
  return composeMail(
    {
      to: email,
      subject: deal ? m.mail_subject({ line, title: oneLine(deal.title, 120) }) : line,
      preview: first,
      heading: line,
      paragraphs: [...greeting, first, ...others],
      ...(deal ? { sheet: sheetOf(input, deal, other, words.stock) } : {}),
      quotes: quotesOf(input, other) ?? [],
      ...(words.closing ? { closing: words.closing } : {}),
      action: { label: words.button, url: addressOf(input, words.section) },
      reason: m.mail_reason({ label }),
      unsubscribeUrl: publicUrl + paths.unsubscribe.href(input.unsubscribeToken),
      settingsUrl: publicUrl + paths.notificationSettings.href(),
    },
    id,
    deal?.id,
  );
}
