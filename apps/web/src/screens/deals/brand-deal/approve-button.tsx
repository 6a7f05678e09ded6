import {
  type CommentsLeft,
  type Currency,
  commentsLeft,
  type DealFile,
  isSomethingLeft,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { commentsQuery } from '../../../features/review-room/comments/comment-queries.ts';
import { loadClientAfter } from '../../../lib/load-client-after.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { ButtonSize } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { leftLines } from './left-lines.ts';

interface ApproveButtonProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  file: DealFile;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  busy: boolean;
  disabled: boolean;
  /** Never rejects: a refusal is shown already. */
  onApprove: () => Promise<void>;
}

/** Approves a file; where its comments leave something open, it says what and asks first. */
export function ApproveButton({
  dealId,
  currency,
  file,
  size,
  className,
  busy,
  disabled,
  onApprove,
}: ApproveButtonProps) {
  const [left, setLeft] = useState<CommentsLeft | null>(null);
  const [isLooking, setLooking] = useState(false);

  async function handlePress() {
    setLooking(true);
    // Failing to load or read comments never prevents an approval.
    await loadClientAfter(dealId).catch(() => undefined);
    const list = await queryClient.fetchQuery(commentsQuery(dealId, file)).catch(() => null);
    const found = commentsLeft(list?.comments ?? []);
    setLooking(false);
    if (isSomethingLeft(found)) setLeft(found);
    else await onApprove();
  }

  return (
    <>
      <OnlineButton
        variant="cast"
        size={size}
        className={className}
        icon={<Check aria-hidden className="ic" />}
        busy={busy || isLooking}
        busyText={m.deal_approving()}
        disabled={disabled}
        onClick={() => void handlePress()}
      >
        {m.deal_approve()}
      </OnlineButton>
      <ConfirmDialog
        open={left !== null}
        onOpenChange={(open) => open || setLeft(null)}
        title={m.deal_approve_ask()}
        confirmLabel={m.deal_approve_anyway()}
        asksServer
        onConfirm={() => {
          setLeft(null);
          void onApprove();
        }}
      >
        {left
          ? leftLines(left, currency).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          : null}
        <span className="mt-2 block">{m.deal_approve_ask_text()}</span>
      </ConfirmDialog>
    </>
  );
}
