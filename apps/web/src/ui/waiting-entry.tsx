import '../styles/waiting.css';
import { formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, Clock, Copy, LoaderCircle, type LucideIcon, RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copyToClipboard } from '../lib/copy-to-clipboard.ts';
import { type OutboxEntry, stateOf } from '../lib/outbox/entries.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { toastError, toastInfo, toastSuccess } from './toast.ts';

interface WaitingFootProps {
  entry: OutboxEntry;
  /** There is no connection. */
  isCut: boolean;
  /** The first that waits of its kind: it offers to try now. */
  isFirst: boolean;
  /** The text, to be copied. */
  text: string;
  /** Absent where it would be refused again. */
  onTryAgain?: (() => void) | undefined;
  onDiscard: () => void;
  /** Absent where there is nothing that could be changed. */
  onChange?: (() => void) | undefined;
}

/** Copies a text that is not sent, and says whether that worked. */
export const copyUnsent = (text: string): Promise<void> =>
  copyToClipboard(text).then(
    () => toastSuccess(m.outbox_copied()),
    () => toastError(m.outbox_not_copied()),
  );

/** Progress of a text on its way out, and the possible actions on it. */
export function WaitingFoot({
  entry,
  isCut,
  isFirst,
  text,
  onTryAgain,
  onDiscard,
  onChange,
}: WaitingFootProps) {
  const state = stateOf(entry);
  if (state === 'FAILED')
    return (
      <>
        <p className="waiting-said is-failed" role="alert">
          <CircleAlert aria-hidden className="ic" />
          <span>{m.outbox_failed({ reason: entry.refusal ?? '' })}</span>
        </p>
        <div className="waiting-acts">
          {onTryAgain ? (
            <Button variant="outline" size="sm" icon={<Icon of={RotateCcw} />} onClick={onTryAgain}>
              {m.outbox_try_again()}
            </Button>
          ) : null}
          <Button variant="outline" size="sm" icon={<Icon of={Copy} />} onClick={() => void copyUnsent(text)}>
            {m.outbox_copy()}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            {m.outbox_delete()}
          </Button>
        </div>
      </>
    );
  if (state === 'SENDING' || (!isCut && isFirst))
    return (
      <p className="waiting-said">
        <LoaderCircle aria-hidden className="ic waiting-spins" />
        <span>{m.outbox_sending()}</span>
      </p>
    );
  return (
    <>
      <p className="waiting-said">
        <Clock aria-hidden className="ic" />
        <span>{isCut ? m.outbox_waiting({ time: formatTime(entry.createdAt) }) : m.outbox_next()}</span>
      </p>
      <div className="waiting-acts">
        {isCut && isFirst && onTryAgain ? (
          <Button variant="ghost" size="sm" onClick={onTryAgain}>
            {m.outbox_try_now()}
          </Button>
        ) : null}
        {onChange ? (
          <Button variant="ghost" size="sm" onClick={onChange}>
            {m.outbox_change()}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {m.outbox_delete()}
        </Button>
      </div>
    </>
  );
}

const Icon = ({ of: Drawn }: { of: LucideIcon }): ReactNode => <Drawn aria-hidden className="ic" />;

interface ChangeTextProps {
  text: string;
  maxLength: number;
  /** The new text; null leaves it as it was. Returns false if it was sent before. */
  onDone: (text: string | null) => boolean;
}

/** Field to change a waiting text, which is not sent during the change. */
export function ChangeText({ text, maxLength, onDone }: ChangeTextProps) {
  const [changed, setChanged] = useState(text);
  const isEmpty = changed.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !onDone(changed.trim())) toastInfo(m.outbox_gone_before_change(), changed.trim());
  }
  return (
    <form className="waiting-change" onSubmit={handleSubmit}>
      <Field label={m.outbox_change_text()} labelHidden>
        <TextArea
          rows={2}
          autoFocus
          maxLength={maxLength}
          value={changed}
          onChange={({ target }) => setChanged(target.value)}
        />
      </Field>
      <div className="waiting-acts">
        <Button type="submit" size="sm" aria-disabled={isEmpty || undefined}>
          {m.outbox_change_save()}
        </Button>
        <Button type="button" variant="ghost" size="sm" onClick={() => onDone(null)}>
          {m.outbox_change_cancel()}
        </Button>
      </div>
    </form>
  );
}
