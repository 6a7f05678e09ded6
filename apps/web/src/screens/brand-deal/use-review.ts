import { type DealFile, type FileReview, movesFor } from '@briefcast/contract';
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
    failed: 'The project could not be completed',
    done: 'Project completed',
    doneDetail: 'Every file was approved.',
  });

  const judge = useMutation({
    mutationFn: async ({ file, review }: Judgement) => {
      await client.files.review({ params: { id: file.id }, body: review });
      return rereadDeal(dealId);
    },
    onSuccess: async (deal, { file, review }) => {
      if (review.status !== 'APPROVED') {
        toastSuccess('Feedback sent', `${file.originalName} goes back to the creator.`);
      } else if (movesFor(deal.status, 'BRAND', deal.files).includes('COMPLETED')) {
        // A refusal is shown where the status is changed; the button in the title bar asks again.
        await complete.mutateAsync('COMPLETED').catch(() => undefined);
      } else {
        toastSuccess('File approved', file.originalName);
      }
    },
    onError: (error) => showError('The file could not be reviewed', error),
    onSettled: () => refreshDeals(),
  });

  return {
    /** Both reject when they were refused, so that the screen stays where it is. */
    approve: (file: DealFile) => judge.mutateAsync({ file, review: { status: 'APPROVED' } }),
    requestRevision: (file: DealFile, feedback: string) =>
      judge.mutateAsync({ file, review: { status: 'NEEDS_REVISION', feedback } }),
    /** The verdict on its way. */
    judging: judge.isPending ? judge.variables.review.status : null,
  };
}
