import type { Needs } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { momentText } from './need-words.ts';

/** An empty queue: how many things wait for others, and what ends next. */
export function NothingNeeded({ data: { waitingTotal, waiting } }: { data: Needs }) {
  const next = waiting[0]?.until;
  return (
    <Card as="div" flush>
      <EmptyState headingLevel={3} title={m.queue_nothing()} icon={<Check aria-hidden className="ic" />}>
        {m.queue_nothing_text({ n: waitingTotal, count: formatCount(waitingTotal) })}
        {next ? ` ${m.queue_next_ends({ day: momentText(next) })}` : null}
      </EmptyState>
    </Card>
  );
}
