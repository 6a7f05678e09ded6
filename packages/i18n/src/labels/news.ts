/**
 * The words of news, as bell and settings say them: `news_label_<kind>`, `news_hint_…` and `news_line_…`. A kind without
 * one of them, or a message that asks for something else, does not compile.
 */
import type { NewsGroup, NotificationKind, Role } from '@briefcast/contract';
import { texts as groups } from '@briefcast/i18n/groups/news_group';
import { texts as hints } from '@briefcast/i18n/groups/news_hint';
import { texts as labels } from '@briefcast/i18n/groups/news_label';
import { texts as lines } from '@briefcast/i18n/groups/news_line';
import { m } from '@briefcast/i18n/messages';
import { formatDeadlineDay } from '../format.ts';
import { type KeyEnd, keyEnd, unnamedOtherSide } from './kinds.ts';

interface LineFacts {
  other: string;
  role: Role;
  day: string;
}

labels satisfies { [K in NotificationKind as `news_label_${KeyEnd<K>}`]: () => string };
hints satisfies { [K in NotificationKind as `news_hint_${KeyEnd<K>}`]: (to: { role: Role }) => string };
lines satisfies { [K in NotificationKind as `news_line_${KeyEnd<K>}`]: (facts: LineFacts) => string };
groups satisfies { [G in NewsGroup as `news_group_${G}`]: () => string };
groups satisfies { [G in NewsGroup as `news_group_about_${G}`]: (to: { role: Role }) => string };

/** The title of a group of the settings screen. */
export const newsGroupTitle = (group: NewsGroup): string => groups[`news_group_${group}`]();

/** Some of what a group is about, for a role. */
export const newsGroupAbout = (group: NewsGroup, role: Role): string =>
  groups[`news_group_about_${group}`]({ role });

/** The name of a kind, as the settings of either role call it. */
export const newsLabel = (kind: NotificationKind): string => labels[`news_label_${keyEnd(kind)}`]();

/** Hint below the name of a kind, in the settings of a role. */
export const newsHint = (kind: NotificationKind, role: Role): string =>
  hints[`news_hint_${keyEnd(kind)}`]({ role });

interface NewsFacts {
  kind: NotificationKind;
  /** Role of the recipient. */
  role: Role;
  /** Null for what is about no deal. */
  deal: {
    deadline: string | Date;
    otherParty: string | null;
    /** Whether its payment was a deposit when it happened. */
    isDeposit?: boolean | undefined;
  } | null;
}

/** Lines that name a deposit in the place of a payment, before a deal is completed. */
const depositLines: { [K in NotificationKind]?: (to: { other: string }) => string } = {
  'payout.due_soon': m.deposit_line_due_soon,
  'payout.due': m.deposit_line_due,
  'payout.late': m.deposit_line_late,
  'payout.overdue': m.deposit_line_overdue,
  'payout.marked': m.deposit_line_marked,
  'payout.confirmed': m.deposit_line_confirmed,
  'payout.counted': m.deposit_line_counted,
  'payout.not_arrived': m.deposit_line_not_arrived,
  'payout.part_marked': m.deposit_line_part_marked,
  'payout.part_confirmed': m.deposit_line_part_confirmed,
  'payout.part_not_arrived': m.deposit_line_part_not_arrived,
  'dispute.letter': m.deposit_line_letter,
  'dispute.opened': m.deposit_line_case_opened,
  'dispute.stated': m.deposit_line_case_stated,
  'dispute.withdrawn': m.deposit_line_case_withdrawn,
  'dispute.decided': m.deposit_line_case_decided,
};

/** One line that says what happened, without the deal's title, which is next to it. */
export function newsLine({ kind, role, deal }: NewsFacts): string {
  const other = deal?.otherParty ?? unnamedOtherSide(role);
  const ofDeposit = deal?.isDeposit ? depositLines[kind] : undefined;
  if (ofDeposit) return ofDeposit({ other });
  const day = deal ? formatDeadlineDay(deal.deadline) : '';
  return lines[`news_line_${keyEnd(kind)}`]({ other, role, day });
}
