import type { DealDetail, Role } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Button } from '../../../ui/button.tsx';
import { useRoom } from '../room.ts';

/**
 * Whether requesting changes now would exceed the rounds that the brief includes. Files that are sent back
 * between two submissions are one round: once it is counted, the others belong to it.
 */
export const isBeyondRounds = ({ rounds, status }: Pick<DealDetail, 'rounds' | 'status'>): boolean =>
  rounds !== undefined && rounds.used >= rounds.included && status !== 'NEEDS_REVISION';

/** Shown when all rounds are used: what can still be done. */
export function RoundsUsed({ deal, role }: { deal: DealDetail; role: Role }) {
  const { press, file } = useRoom();
  if (role !== 'BRAND' || !deal.rounds || !isBeyondRounds(deal) || file.status !== 'PENDING') return null;
  const { used, included } = deal.rounds;
  return (
    <div className="round-ticket" data-tone="orange">
      <b className="round-count" aria-hidden>
        {formatCount(used)}
        <small>/{formatCount(included)}</small>
      </b>
      <div>
        <p>
          <b>{m.comment_rounds_used()}</b>
        </p>
        <p>
          {m.comment_rounds_used_text({
            creator: deal.creator?.firstName ?? m.news_other_side({ role }),
          })}
        </p>
        <Button variant="outline" size="sm" onClick={() => press('round')}>
          {m.comment_another_round()}
        </Button>
      </div>
    </div>
  );
}
