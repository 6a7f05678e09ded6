import type { DealStatus } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { loadClientAfter } from '../../lib/load-client-after.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { refreshDeals } from './deal-queries.ts';

interface ChangeWords {
  /** Title of the toast when it was refused; the reason is shown below. */
  failed: string;
  /** Toast on success; without it the screen itself shows enough. */
  done?: string;
  doneDetail?: string;
  /** Reason, shown to the other side; empty for none. */
  reason?: string;
  /** With an acceptance: whether the creator starts when the deposit has arrived. */
  startsWithDeposit?: boolean;
}

/**
 * Asks for a deal's next status. A refusal becomes a toast, and whatever the answer was, the screens read the
 * deal, the lists and the tiles again: after a lost race they show who was faster. The words are given here and
 * not with each call, because live updates may take the asking button away before its answer is there.
 */
export function useChangeStatus(
  dealId: string,
  { failed, done, doneDetail, reason, startsWithDeposit }: ChangeWords,
) {
  return useMutation({
    mutationFn: async (status: DealStatus) => {
      const { deals } = await loadClientAfter(dealId);
      const { deal } = await deals.changeStatus({
        params: { id: dealId },
        body: {
          status,
          ...(reason ? { reason } : {}),
          ...(startsWithDeposit ? { startsWithDeposit } : {}),
        },
      });
      return deal;
    },
    onSuccess: () => {
      if (done) toastSuccess(done, doneDetail);
    },
    onError: (error) => showError(failed, error),
    onSettled: () => refreshDeals(),
  });
}
