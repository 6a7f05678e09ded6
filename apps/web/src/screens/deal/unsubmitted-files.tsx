import { currentDeliverables, type DealDetail, movesFor } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { Button } from '../../ui/button.tsx';

/** Files that came without a draft and were not submitted, as from another client (rules/deals#asking-for-review). */
export function UnsubmittedFiles({ deal }: { deal: DealDetail }) {
  const change = useChangeStatus(deal.id, { failed: m.deal_submit_failed() });
  const waiting = currentDeliverables(deal.files).filter((file) => file.status === 'PENDING').length;
  if (!movesFor(deal.status, 'CREATOR', deal.files).includes('SUBMITTED')) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-2">
        {m.deal_not_submitted_yet({ n: waiting, count: formatCount(waiting) })}
      </p>
      <Button variant="outline" size="sm" busy={change.isPending} onClick={() => change.mutate('SUBMITTED')}>
        {m.deal_submit_for_review()}
      </Button>
    </div>
  );
}
