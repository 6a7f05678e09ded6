import { type DealFile, type FileReview, movesFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { refreshDeals, rereadDeal } from '../../features/deals/deal-queries.ts';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

interface Judgement {
  file: DealFile;
  review: FileReview;
}

/** The brand's verdict on a file. With the last approval the project is complete (rules/deals#asking-for-review). */
export function useReview(dealId: string) {
  const complete = useChangeStatus(dealId, {
    failed: m.deal_complete_failed(),
    done: m.deal_completed(),
    doneDetail: m.deal_completed_text(),
  });

  const judge = useMutation({
    mutationFn: async ({ file, review }: Judgement) => {
      await client.files.review({ params: { id: file.id }, body: review });
      return rereadDeal(dealId);
    },
    onSuccess: async (deal, { file, review }) => {
      if (review.status !== 'APPROVED') {
        toastSuccess(m.deal_feedback_sent(), m.deal_feedback_sent_of({ name: file.originalName }));
      } else if (movesFor(deal.status, 'BRAND', deal.files).includes('COMPLETED')) {
        // A refusal is shown where the status is changed; the button in the title bar asks again.
        await complete.mutateAsync('COMPLETED').catch(() => undefined);
      } else {
        toastSuccess(m.deal_file_approved(), file.originalName);
      }
    },
    onError: (error) => showError(m.deal_review_failed(), error),
    onSettled: () => refreshDeals(),
  });

  return {
    /** Both reject when they were refused, so that the screen stays where it is. */
    approve: (file: DealFile) => judge.mutateAsync({ file, review: { status: 'APPROVED' } }),
    requestRevision: (file: DealFile, revision: Omit<FileReview, 'status'>) =>
      judge.mutateAsync({ file, review: { status: 'NEEDS_REVISION', ...revision } }),
    /** The verdict on its way. */
    judging: judge.isPending ? judge.variables.review.status : null,
  };
}
