import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useNavigate } from 'react-router';
import { askToComplete } from '../../features/deals/ask-to-complete.ts';
import type { DirectActs } from '../../features/needs/need-act.tsx';
import { loadClient } from '../../lib/load-client.ts';
import { showError } from '../../lib/show-error.ts';
import { toastInfo } from '../../ui/toast.ts';

async function sendConfirmationAgain() {
  try {
    const { alreadyConfirmed } = await (await loadClient()).accounts.resendConfirmation();
    toastInfo(alreadyConfirmed ? m.confirm_done() : m.confirm_sent());
  } catch (error) {
    showError(m.confirm_not_sent(), error);
  }
}

/** Acts of the queue that one press begins: the question whether a project is complete, and a mail sent again. */
export function useDirectActs(): DirectActs {
  const navigate = useNavigate();
  return {
    complete: ({ deal }) => {
      if (!deal) return;
      askToComplete(deal.id);
      void navigate(dealPath('BRAND', deal.id));
    },
    send_again: () => void sendConfirmationAgain(),
  };
}
