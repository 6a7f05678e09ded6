import type { Currency, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { ReviewedBy } from '../../../features/files/reviewed-by.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { ApproveButton } from './approve-button.tsx';
import { RejectTake } from './reject-take.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { useReview } from './use-review.ts';

/** Looks of the way to download the file on the stage. */
export const downloadClass = 'btn btn-outline flex-none px-3.5!';

interface ReviewActionsProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  file: DealFile;
  /** The brand's name. */
  company: string;
  mayReview: boolean;
  onJudged: () => void;
}

/** Approve, Request Revision, and the way to download. A file is judged once. */
export function ReviewActions({ dealId, currency, file, company, mayReview, onJudged }: ReviewActionsProps) {
  const { approve, requestRevision, reject, judging } = useReview(dealId);
  /** The file that a revision is being asked for. */
  const [asking, setAsking] = useState<string | null>(null);

  async function handleApprove() {
    // The refusal is shown already.
    await approve(file).then(onJudged, () => undefined);
  }

  async function handleFeedback(feedback: string) {
    await requestRevision(file, { feedback });
    setAsking(null);
    onJudged();
  }

  const isAsked = mayReview && file.status === 'PENDING';
  // The dialogs stay while they are open: what was typed must not go because a colleague was faster.
  const changed = isAsked ? null : <ReviewedBy file={file} company={company} />;

  return (
    // Hides the row on phones without a verdict to give, as the download is next to the name.
    <div
      className={clsx(
        'flex min-w-0 flex-wrap content-start gap-2.5 md:mt-5 md:mb-6',
        !isAsked && 'max-sm:hidden',
      )}
    >
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
            className="min-[26rem]:whitespace-nowrap max-sm:flex-auto"
            icon={<RotateCcw aria-hidden className="ic" />}
            disabled={judging !== null}
            onClick={() => setAsking(file.id)}
          >
            {m.deal_request_revision()}
          </OnlineButton>
        </>
      ) : null}
      <RejectTake
        key={`reject:${file.id}`}
        file={file}
        changed={changed}
        disabled={judging !== null}
        onReject={(feedback) => reject(file, feedback).then(onJudged)}
      />
      <RevisionDialog
        key={`revise:${file.id}`}
        file={file}
        open={asking === file.id}
        onOpenChange={(open) => setAsking(open ? file.id : null)}
        changed={changed}
        onSend={handleFeedback}
      />
      <DownloadFile file={file} className={clsx(downloadClass, 'max-sm:hidden')} />
    </div>
  );
}
