import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { SendProgress } from './send-progress.tsx';
import { canEdit, type SendState } from './send-state.ts';

interface BriefActionsProps {
  state: SendState;
  creatorName: string;
  /** Cost of sending, above the buttons. */
  hold: ReactNode;
  /** Price in short, next to the send button on a phone. */
  bar: ReactNode;
  onLeave: () => void;
  onSendWithout: () => void;
}

/** Buttons of the form, always in sight; on a phone the head's button closes it as long as nothing was sent. */
export function BriefActions({ state, creatorName, hold, bar, onLeave, onSendWithout }: BriefActionsProps) {
  const isSending = state.phase === 'sending';
  const hasArrived = state.dealId !== null;
  const failed = state.references.filter(({ error }) => error !== null);
  return (
    <div className="brief-acts on-stage">
      {hold}
      <SendProgress state={state} creatorName={creatorName} />
      <FormError className="not-empty:mb-2.5">{state.phase === 'stopped' ? state.error : null}</FormError>
      <div className="brief-buttons">
        {bar}
        <OnlineButton
          type="submit"
          variant="cast"
          icon={<Send aria-hidden className="ic ic-turn" />}
          busy={isSending}
          busyText={m.action_sending()}
        >
          {canEdit(state) || isSending ? m.brief_send() : m.brief_try_again()}
        </OnlineButton>
        {hasArrived && failed.length > 0 && !isSending ? (
          <OnlineButton variant="outline" onClick={onSendWithout}>
            {m.brief_send_without({ n: failed.length })}
          </OnlineButton>
        ) : null}
        <Button
          variant="outline"
          className={clsx(!hasArrived && 'max-lg:hidden')}
          disabled={isSending && !hasArrived}
          onClick={onLeave}
        >
          {hasArrived ? m.dialog_close() : m.dialog_cancel()}
        </Button>
      </div>
    </div>
  );
}
