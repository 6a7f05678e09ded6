import { m } from '@briefcast/i18n/messages';
import { Film } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The review room before there is anything to review. */
export function NothingSubmitted() {
  return (
    <Card flush aria-label={m.deal_review()}>
      <EmptyState title={m.deal_nothing_submitted()} icon={<Film aria-hidden className="ic" />}>
        {m.deal_nothing_submitted_text()}
      </EmptyState>
    </Card>
  );
}
