/** The next step of a deal in words. */
import type { NextAction, OwnStep } from '@briefcast/contract';
import { deadlineFromToday } from '@briefcast/contract/rules/deadline';
import { formatCount, formatDueDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

interface Due {
  deadline: string;
  days: number;
  isOverdue: boolean;
}

/** How far off a deal's deadline is for whoever looks at it now. */
export const dueOf = (deadline: string, now: Date = new Date()): Due => ({
  deadline,
  ...deadlineFromToday(new Date(deadline), now),
});

/** With the day by which, where that is ahead and not said better by the words beside it: today and tomorrow. */
const byDay = ({ deadline, days }: Due, plain: string, by: (params: { day: string }) => string) =>
  days < 2 ? plain : by({ day: formatDueDay(deadline, days) });

const texts: Record<OwnStep, (n: number, due: Due) => string> = {
  ANSWER_BRIEF: (_, due) => byDay(due, m.next_answer(), m.next_answer_by),
  ANSWER_TERMS: () => m.next_answer_terms(),
  ANSWER_CANCELLATION: () => m.next_answer_end(),
  SUBMIT: (_, due) => byDay(due, m.next_submit(), m.next_submit_by),
  REVISE: (n) => m.next_revise({ n, count: formatCount(n) }),
  REVIEW: (n) => m.next_review({ n, count: formatCount(n) }),
  COMPLETE: () => m.next_complete(),
  READ_MESSAGES: (n) => m.next_read({ n, count: formatCount(n) }),
};

/** `Review 2 files`, `Answer by Thursday`: what the reader does next. */
export const ownStepText = ({ step, count }: Extract<NextAction, { needs: 'YOU' }>, due: Due): string =>
  texts[step](count, due);
