/** Hints on a deal in a dashboard's row: the next step, the proposal, and the unread count. */
import type { DealListItem, NextAction, OwnStep, Role } from '@briefcast/contract';
import { deadlineFromToday } from '@briefcast/contract/deals/deadline';
import { nextAction } from '@briefcast/contract/deals/next-action';
import { formatCount, formatDueDay } from '@briefcast/i18n/format';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { formatDaysAhead } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { AlarmClock, ArrowLeftRight, ArrowRight, Ban, Hourglass, MessageCircle } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { brandName } from './party-names.ts';

interface NextStepProps {
  deal: DealListItem;
  viewer: Role;
  /** Whether the viewer's role allows to move the deal. */
  mayMove: boolean;
}

/** Days. Of a deadline farther off than this the stub's date is enough. */
const soon = 14;

/** On a deal's sheet: the awaited step with its side, and how near the deadline is. Nothing once it is closed. */
export function NextStep({ deal, viewer, mayMove }: NextStepProps) {
  const action = nextAction(deal, viewer, mayMove);
  if (!action) return null;
  // As long as the day is not known, none is near or over.
  const due = deal.dueAfterDays == null ? dueOf(deal.deadline) : null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {action.needs === 'YOU' ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-cast-ink">
          <ArrowRight aria-hidden className="ic ic-turn size-4!" />
          {ownStepText(action, due ?? dueOf(deal.deadline))}
        </span>
      ) : (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-2">
          <Hourglass aria-hidden className="ic size-4!" />
          {action.needs === 'OWN_TEAM' ? (
            m.next_waiting_for_team()
          ) : (
            <WaitingFor deal={deal} viewer={viewer} />
          )}
        </span>
      )}
      {due === null ? (
        <span className="num text-ink-2">{dueAfterText(deal.dueAfterDays ?? 0)}</span>
      ) : due.isOverdue ? (
        <Badge tone="red" icon={<AlarmClock aria-hidden className="ic" />}>
          {m.next_overdue()}
        </Badge>
      ) : due.days <= soon ? (
        <span className="num text-ink-2">{formatDaysAhead(due.days)}</span>
      ) : null}
    </p>
  );
}

function WaitingFor({ deal, viewer }: { deal: DealListItem; viewer: Role }) {
  const name =
    viewer === 'CREATOR' ? brandName(deal.brand) : deal.creator?.firstName || m.deal_creator_gone();
  return (
    <span className="line-clamp-1 wrap-anywhere">
      <RichText
        parts={m.next_waiting_for.parts({ name })}
        tags={{ name: (children) => <bdi>{children}</bdi> }}
      />
    </span>
  );
}

interface Due {
  deadline: string;
  days: number;
  isOverdue: boolean;
}

/** Time left until a deal's deadline, as of now. */
export const dueOf = (deadline: string, now: Date = new Date()): Due => ({
  deadline,
  ...deadlineFromToday(new Date(deadline), now),
});

/** Adds the due day where it is ahead; today and tomorrow are said better by the words next to it. */
const byDay = ({ deadline, days }: Due, plain: string, by: (params: { day: string }) => string) =>
  days < 2 ? plain : by({ day: formatDueDay(deadline, days) });

const texts: Record<OwnStep, (n: number, due: Due) => string> = {
  ANSWER_BRIEF: (_, due) => byDay(due, m.next_answer(), m.next_answer_by),
  ANSWER_TERMS: () => m.next_answer_terms(),
  ANSWER_CANCELLATION: () => m.next_answer_end(),
  ANSWER_ADDITION: () => m.next_answer_addition(),
  SUBMIT: (_, due) => byDay(due, m.next_submit(), m.next_submit_by),
  REVISE: (n) => m.next_revise({ n, count: formatCount(n) }),
  REVIEW: (n) => m.next_review({ n, count: formatCount(n) }),
  COMPLETE: () => m.next_complete(),
  GIVE_ADDRESS: () => m.next_give_address(),
  SEND_SAMPLE: () => m.next_send_sample(),
  CONFIRM_ARRIVAL: () => m.next_confirm_arrival(),
  STATE_RECEIPT: () => m.next_state_receipt(),
  RETURN_SAMPLE: () => m.next_return_sample(),
  CONFIRM_RETURN: () => m.next_confirm_return(),
  READ_MESSAGES: (n) => m.next_read({ n, count: formatCount(n) }),
};

/** `Review 2 files`, `Answer by Thursday`: what the reader does next. */
export const ownStepText = ({ step, count }: Extract<NextAction, { needs: 'YOU' }>, due: Due): string =>
  texts[step](count, due);

/** In the lists of both dashboards: that something is proposed, and whose answer it waits for. */
export function ProposalHint({ deal: { openProposal }, viewer }: { deal: DealListItem; viewer: Role }) {
  if (!openProposal) return null;
  const { kind, by } = openProposal;
  const texts =
    kind === 'TERMS'
      ? { own: m.proposal_hint_terms_own, theirs: m.proposal_hint_terms }
      : { own: m.proposal_hint_end_own, theirs: m.proposal_hint_end };
  const Icon = kind === 'TERMS' ? ArrowLeftRight : Ban;
  return (
    <Badge tone={by === viewer ? 'buff' : 'orange'} icon={<Icon aria-hidden className="ic" />}>
      {by === viewer ? texts.own() : texts.theirs()}
    </Badge>
  );
}

interface UnreadCountProps {
  count: number;
  className: string;
}

/** How many messages of a deal were not read yet; nothing where all were. */
export function UnreadCount({ count, className }: UnreadCountProps) {
  if (count === 0) return null;
  return (
    <span className={clsx('num inline-flex items-center text-xs font-semibold', className)}>
      <MessageCircle aria-hidden className="ic size-4!" />
      <span aria-hidden>{formatCount(count)}</span>
      <span className="sr-only">{m.dashboard_unread({ n: count, count: formatCount(count) })}</span>
    </span>
  );
}
