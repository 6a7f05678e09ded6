import type { Currency, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { ReportInDeal } from '../../../parts/moderation/report-in-deal.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { ApproveButton } from './approve-button.tsx';
import { RejectTake } from './reject-take.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { useReview } from './use-review.ts';

interface ReviewActionsProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  file: DealFile;
  mayReview: boolean;
  onJudged: () => void;
}

/** Approve, Request Revision, and the way to download. A file is judged once. */
export function ReviewActions({ dealId, currency, file, mayReview, onJudged }: ReviewActionsProps) {
  const { approve, requestRevision, reject, judging } = useReview(dealId);
  const [asking, setAsking] = useState(false);

  async function handleApprove() {
    // The refusal is shown already.
    await approve(file).then(onJudged, () => undefined);
  }

  async function handleFeedback(feedback: string) {
    await requestRevision(file, { feedback });
    setAsking(false);
    onJudged();
  }

  const isAsked = mayReview && file.status === 'PENDING';

  return (
    // On a phone the download and the report stand beside the name: without a verdict to give, nothing is left here.
    <div className={clsx('mt-5 flex flex-wrap gap-2.5 md:mb-6', !isAsked && 'max-sm:hidden')}>
      {isAsked ? (
        <>
          <ApproveButton
            dealId={dealId}
            currency={currency}
            file={file}
            className="max-sm:flex-1"
            busy={judging === 'APPROVED'}
            disabled={judging !== null && judging !== 'APPROVED'}
            onApprove={handleApprove}
          />
          <OnlineButton
            variant="outline"
            className="whitespace-nowrap max-sm:flex-auto"
            icon={<RotateCcw aria-hidden className="ic" />}
            disabled={judging !== null}
            onClick={() => setAsking(true)}
          >
            {m.deal_request_revision()}
          </OnlineButton>
          <RejectTake
            file={file}
            disabled={judging !== null}
            onReject={(feedback) => reject(file, feedback).then(onJudged)}
          />
          <RevisionDialog
            key={file.id}
            file={file}
            open={asking}
            onOpenChange={setAsking}
            onSend={handleFeedback}
          />
        </>
      ) : null}
      <FileSigns file={file} className="max-sm:hidden" />
    </div>
  );
}

/** Takes the file on the stage along, or reports it. */
export function FileSigns({ file, className }: { file: DealFile; className: string }) {
  return (
    <div className={clsx('flex flex-none items-center gap-2.5', className)}>
      <DownloadFile file={file} className="btn btn-outline flex-none px-3.5!" />
      <ReportInDeal reported={{ subject: 'FILE', id: file.id }} by={file.uploader.role} />
    </div>
  );
}
