import { Film } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The review room before there is anything to review. */
export function NothingSubmitted() {
  return (
    <Card flush aria-label="Review Content">
      <EmptyState title="No Content Submitted Yet" icon={<Film aria-hidden className="ic" />}>
        The creator hasn't submitted any content for review.
      </EmptyState>
    </Card>
  );
}
