import { type DealFile, limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonSize } from '../../../ui/button.tsx';
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface RejectTakeProps {
  file: DealFile;
  disabled: boolean;
  /** Change because of which the file can no longer be rejected: an open dialog shows it, and the button goes. */
  changed?: ReactNode;
  size?: ButtonSize | undefined;
  /** Rejects when it was refused; the reason is shown elsewhere, what was written stays. */
  onReject: (feedback: string) => Promise<void>;
}

/** Turns down one take, with a reason or without: the button, and the question behind it. */
export function RejectTake({ file, disabled, changed = null, size, onReject }: RejectTakeProps) {
  const [isOpen, setOpen] = useState(false);
  const [feedback, setFeedback] = useState('');
  const [isSending, setSending] = useState(false);

  // While it is being sent, a live update may be here before the answer.
  const isOver = isOpen && !isSending && changed !== null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isOver) return;
    setSending(true);
    await onReject(feedback.trim()).then(
      () => setOpen(false),
      () => undefined,
    );
    setSending(false);
  }

  return (
    <>
      {changed === null ? (
        <OnlineButton
          variant="ghost"
          size={size}
          icon={<X aria-hidden className="ic" />}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {m.deal_reject_take()}
        </OnlineButton>
      ) : null}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.deal_reject_take_title()}
        description={<bdi>{file.originalName}</bdi>}
        size="md"
        sheet
        busy={isSending}
        onSubmit={handleSubmit}
        footer={
          <>
            <Button variant="outline" disabled={isSending} onClick={() => setOpen(false)}>
              {m.dialog_cancel()}
            </Button>
            <OnlineButton
              type="submit"
              variant="danger"
              busy={isSending}
              busyText={m.action_sending()}
              disabled={isOver}
            >
              {m.deal_reject_take()}
            </OnlineButton>
          </>
        }
      >
        {isOver ? <ChangedMeanwhile>{changed}</ChangedMeanwhile> : null}
        <p className="mb-4 text-ink-2">{m.deal_reject_take_text()}</p>
        <Field label={m.deal_reject_take_reason()}>
          <TextArea
            rows={4}
            maxLength={limits.text}
            value={feedback}
            onChange={(event) => setFeedback(event.target.value)}
          />
        </Field>
      </Dialog>
    </>
  );
}
