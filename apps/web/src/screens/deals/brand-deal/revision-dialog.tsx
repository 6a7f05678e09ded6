import { type DealFile, limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useKeptText } from '../../../lib/stored-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface RevisionDialogProps {
  file: DealFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Change because of which the file can no longer be sent back. */
  changed: ReactNode;
  /** Rejects when it was refused; the reason is shown elsewhere, what was written stays. */
  onSend: (feedback: string) => Promise<void>;
}

/** Asks for the changes to a file, in the brand's words. */
export function RevisionDialog({ file, open, onOpenChange, changed, onSend }: RevisionDialogProps) {
  const [feedback, setFeedback] = useKeptText(`feedback:${file.id}`);
  const [isSending, setSending] = useState(false);
  // While it is being sent, a live update may be here before the answer.
  const isOver = open && !isSending && changed !== null;
  const field = useRef<HTMLTextAreaElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (feedback.trim() === '' || isSending || isOver) return;
    setSending(true);
    await onSend(feedback.trim()).then(
      () => setFeedback(''),
      () => undefined,
    );
    setSending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.deal_request_revision()}
      description={<bdi>{file.originalName}</bdi>}
      size="md"
      sheet
      busy={isSending}
      initialFocus={field}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            busy={isSending}
            busyText={m.action_sending()}
            disabled={feedback.trim() === '' || isOver}
          >
            {m.deal_send_feedback()}
          </OnlineButton>
        </>
      }
    >
      {isOver ? <ChangedMeanwhile>{changed}</ChangedMeanwhile> : null}
      <Field label={m.deal_feedback_for_creator()}>
        <TextArea
          ref={field}
          rows={5}
          maxLength={limits.text}
          placeholder={m.deal_feedback_hint()}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
