import {
  AppError,
  type DealDetail,
  type DealFile,
  type FileReview,
  movesFor,
  undoApprovalSeconds,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { askToComplete, stopAskingToComplete } from '../../../features/deals/ask-to-complete.ts';
import { refreshDeals, rereadDeal } from '../../../features/deals/deal-queries.ts';
import { loadClient } from '../../../lib/load-client.ts';
import { loadClientAfter } from '../../../lib/load-client-after.ts';
import { showError } from '../../../lib/show-error.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

/** Name of a single file; several are counted. */
const nameOf = ([file, ...others]: readonly DealFile[]) =>
  others.length === 0 ? file?.originalName : undefined;

const isComplete = ({ status, files }: DealDetail) => movesFor(status, 'BRAND', files).includes('COMPLETED');

interface Judgement {
  file: DealFile;
  review: FileReview;
}

/** A file that was there a moment ago went back into its creator's draft, which the server shows to nobody else. */
function tellRefused(error: unknown) {
  if (error instanceof AppError && error.code === 'file.not_found')
    toastError(m.deal_review_failed(), m.deal_review_taken_back());
  else showError(m.deal_review_failed(), error);
}

/** The brand's verdict on a file. The last approval asks whether the project is complete (rules/deals#asking-for-review). */
export function useReview(dealId: string) {
  const undo = useMutation({
    mutationFn: async (files: readonly DealFile[]) => {
      stopAskingToComplete();
      await Promise.all(
        files.map(async ({ id }) => (await loadClient()).files.undoApproval({ params: { id } })),
      );
    },
    onSuccess: (_, files) => toastSuccess(m.deal_approval_undone(), nameOf(files)),
    onError: (error) => showError(m.deal_approval_not_undone(), error),
    onSettled: () => refreshDeals(),
  });

  function tellApproved(deal: DealDetail, files: readonly DealFile[]) {
    toastSuccess(
      m.deal_files_were_approved({ n: files.length, count: formatCount(files.length) }),
      nameOf(files),
      {
        label: m.deal_undo_approval(),
        seconds: undoApprovalSeconds,
        onPress: () => undo.mutate(files),
      },
    );
    if (isComplete(deal)) askToComplete(dealId);
  }

  const approveAll = useMutation({
    mutationFn: async (files: readonly DealFile[]) => {
      await (await loadClientAfter(dealId)).files.approve({
        params: { id: dealId },
        body: { fileIds: files.map(({ id }) => id) },
      });
      return rereadDeal(dealId);
    },
    onSuccess: tellApproved,
    onError: tellRefused,
    onSettled: () => refreshDeals(),
  });

  const judge = useMutation({
    mutationFn: async ({ file, review }: Judgement) => {
      await (await loadClientAfter(dealId)).files.review({ params: { id: file.id }, body: review });
      return rereadDeal(dealId);
    },
    onSuccess: (deal, { file, review }) => {
      if (review.status === 'REJECTED') {
        toastSuccess(m.deal_take_rejected(), file.originalName);
      } else if (review.status === 'NEEDS_REVISION') {
        toastSuccess(m.deal_feedback_sent(), m.deal_feedback_sent_of({ name: file.originalName }));
      } else {
        tellApproved(deal, [file]);
      }
    },
    onError: tellRefused,
    onSettled: () => refreshDeals(),
  });

  return {
    /** They reject when they were refused, so that the screen stays where it is. */
    approve: (file: DealFile) => judge.mutateAsync({ file, review: { status: 'APPROVED' } }),
    approveAll: (files: readonly DealFile[]) => approveAll.mutateAsync(files),
    isApprovingAll: approveAll.isPending,
    requestRevision: (file: DealFile, revision: Omit<FileReview, 'status'>) =>
      judge.mutateAsync({ file, review: { status: 'NEEDS_REVISION', ...revision } }),
    reject: (file: DealFile, feedback: string) =>
      judge.mutateAsync({ file, review: { status: 'REJECTED', ...(feedback ? { feedback } : {}) } }),
    /** The verdict on its way. */
    judging: judge.isPending ? judge.variables.review.status : null,
  };
}
