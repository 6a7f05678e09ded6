import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { dealQuery } from './deal-queries.ts';

interface AcceptDialogProps {
  dealId: string;
  title: string;
  acceptLabel: string;
  busy: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks before a brief is accepted: everything that is agreed to, the licence included, stands above the button. */
export function AcceptDialog({ dealId, title, acceptLabel, busy, onAccept, onClose }: AcceptDialogProps) {
  const { data: deal, error, refetch } = useQuery(dealQuery(dealId));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      title={m.agree_question()}
      description={<bdi>{title}</bdi>}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
          <Button
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            disabled={!deal}
            busy={busy}
            busyText={m.deal_accepting()}
            onClick={onAccept}
          >
            {acceptLabel}
          </Button>
        </>
      }
    >
      {deal ? (
        <>
          <h3 className="mb-4 text-[17px]">{m.agree_title()}</h3>
          <AgreedTerms deal={deal} />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.agree_load_failed())}</ErrorState>
      ) : (
        <LoadingText>{m.agree_loading()}</LoadingText>
      )}
    </Dialog>
  );
}
