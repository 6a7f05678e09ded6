import { currentDeliverables, type DealDetail, movesFor } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Upload } from 'lucide-react';
import { FileDrop } from '../../features/deal-files/file-drop.tsx';
import { LeaveGuard } from '../../features/deal-files/leave-guard.tsx';
import { UploadList } from '../../features/deal-files/upload-list.tsx';
import { DealUsage } from '../../features/storage-usage/deal-usage.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSubmission } from './use-submission.ts';

/** Where the creator hands in content. */
export function SubmitContent({ deal }: { deal: DealDetail }) {
  const { queue, isUploading, isSubmitting, add, remove, submit, requestReview } = useSubmission(deal.id);
  const waiting = currentDeliverables(deal.files).filter((file) => file.status === 'PENDING').length;
  const isUnsubmitted =
    queue.length === 0 && !isSubmitting && movesFor(deal.status, 'CREATOR', deal.files).includes('SUBMITTED');

  return (
    <Card title={m.deal_submit()}>
      <FileDrop onFiles={add} />
      <UploadList queue={queue} onRemove={remove} onRetry={(entry) => void submit([entry])} />
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {isUnsubmitted ? (
          <div className="me-auto flex flex-wrap items-center gap-3">
            <p className="text-sm text-ink-2">
              {m.deal_not_submitted_yet({ n: waiting, count: formatCount(waiting) })}
            </p>
            <Button variant="outline" size="sm" onClick={() => void requestReview()}>
              {m.deal_submit_for_review()}
            </Button>
          </div>
        ) : null}
        <Button
          variant="cast"
          className="max-sm:w-full"
          icon={<Upload aria-hidden className="ic" />}
          disabled={queue.length === 0 && !isSubmitting}
          busy={isSubmitting}
          busyText={isUploading ? m.deal_uploading() : m.deal_submitting()}
          onClick={() => void submit(queue)}
        >
          {m.deal_submit()}
        </Button>
      </div>
      <DealUsage dealId={deal.id} />
      <LeaveGuard when={isUploading} />
    </Card>
  );
}
