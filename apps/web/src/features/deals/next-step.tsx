import type { DealListItem, Role } from '@briefcast/contract';
import { nextAction } from '@briefcast/contract/rules/next-action';
import { formatDaysAhead } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { AlarmClock, ArrowRight, Hourglass } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { dueOf, ownStepText } from './next-step-text.ts';
import { brandName } from './party-names.ts';

interface NextStepProps {
  deal: DealListItem;
  viewer: Role;
  /** Whether the viewer's role allows to move the deal. */
  mayMove: boolean;
}

/** Days. Of a deadline farther off than this the stub's date is enough. */
const soon = 14;

/** On a deal's sheet: what it waits for, of whom, and how near its deadline is. Nothing once it is closed. */
export function NextStep({ deal, viewer, mayMove }: NextStepProps) {
  const action = nextAction(deal, viewer, mayMove);
  if (!action) return null;
  const due = dueOf(deal.deadline);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {action.needs === 'YOU' ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-cast-ink">
          <ArrowRight aria-hidden className="ic ic-turn size-4!" />
          {ownStepText(action, due)}
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
      {due.isOverdue ? (
        <Badge stock="red" icon={<AlarmClock aria-hidden className="ic" />}>
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
