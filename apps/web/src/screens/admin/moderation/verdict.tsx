import { type AdminReview, type SendBackReason, sendBackReasons } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { letterOf, sendBackLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { LetterText } from '../../../features/moderation/letter-text.tsx';
import { adminClient } from '../../../lib/api.ts';
import { printedKeys } from '../../../lib/key-lines.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';
import { moderationKeys } from './moderation-keys.ts';

/** Approving, or sending back with reasons that write the letter. */
export function Verdict({ review, onDecided }: { review: AdminReview; onDecided: () => void }) {
  const [reasons, setReasons] = useState<readonly SendBackReason[]>([]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState('');
  const firstReason = useRef<HTMLButtonElement>(null);
  const decide = useMutation({
    mutationFn: (verdict: 'APPROVE' | 'SEND_BACK') =>
      adminClient.moderation.decide({
        params: { id: review.id },
        body: { verdict, revision: review.revision, reasons: [...reasons], note },
      }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDecided();
      return refreshAdmin();
    },
    // Refetches the profile, as another state was shown; the choice stays.
    onError: () => void refreshAdmin(),
  });

  function toggle(reason: SendBackReason) {
    setMissing('');
    setReasons((before) =>
      sendBackReasons.filter((one) => (one === reason ? !before.includes(one) : before.includes(one))),
    );
  }

  function approve() {
    if (!decide.isPending) decide.mutate('APPROVE');
  }

  function sendBack() {
    if (decide.isPending) return;
    const isUnsaid = reasons.length === 1 && reasons[0] === 'OTHER' && note.trim() === '';
    setMissing(
      reasons.length === 0 ? m.moderation_choose_reason() : isUnsaid ? m.moderation_line_missing() : '',
    );
    if (reasons.length === 0) firstReason.current?.focus();
    else if (!isUnsaid) decide.mutate('SEND_BACK');
  }

  useKeys(moderationKeys, { a: approve, b: sendBack });
  const n = reasons.length;
  return (
    <>
      <div className="mod-back border-t border-line bg-canvas">
        <div className="min-w-0">
          <h3 className="mb-3 text-[19px]">{m.moderation_back_title()}</h3>
          <ul className="flex flex-wrap gap-2">
            {sendBackReasons.map((reason, index) => (
              <li key={reason}>
                <button
                  ref={index === 0 ? firstReason : undefined}
                  type="button"
                  aria-pressed={reasons.includes(reason)}
                  className="mod-chip"
                  onClick={() => toggle(reason)}
                >
                  {reasons.includes(reason) ? <Check aria-hidden className="ic size-4!" /> : null}
                  {sendBackLabel(reason)}
                </button>
              </li>
            ))}
          </ul>
          <Field label={m.moderation_add_line()} className="mt-4">
            <TextArea
              rows={2}
              maxLength={1000}
              value={note}
              onChange={(event) => {
                setMissing('');
                setNote(event.target.value);
              }}
            />
          </Field>
        </div>
        <Letter name={review.creator.firstName} reasons={reasons} note={note.trim() || null} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 border-t border-line p-4 md:px-6">
        <Keys />
        <FormError className="basis-full empty:hidden">
          {missing || (decide.isError ? errorText(decide.error, m.moderation_failed()) : null)}
        </FormError>
        <OnlineButton
          variant="outline"
          className="max-sm:flex-1"
          icon={<Check aria-hidden className="ic" />}
          busy={decide.isPending && decide.variables === 'APPROVE'}
          busyText={m.moderation_approving()}
          disabled={decide.isPending}
          onClick={approve}
        >
          {m.moderation_approve()}
        </OnlineButton>
        <OnlineButton
          variant="cast"
          className="max-sm:flex-1"
          icon={<RotateCcw aria-hidden className="ic ic-turn" />}
          busy={decide.isPending && decide.variables === 'SEND_BACK'}
          busyText={m.moderation_sending_back()}
          disabled={decide.isPending}
          onClick={sendBack}
        >
          {n === 0 ? m.moderation_key_back() : m.moderation_send_back({ n, count: formatCount(n) })}
        </OnlineButton>
      </div>
    </>
  );
}

/** The keys, for those who have a keyboard. */
function Keys() {
  return (
    <ul
      aria-label={m.moderation_keys()}
      className="me-auto flex flex-wrap gap-x-4 gap-y-1.5 text-[13px] text-ink-3 max-sm:hidden"
    >
      {moderationKeys.map((line) => (
        <li key={line.keys.join()} className="flex items-center gap-1.5">
          {printedKeys(line).map((name) => (
            <kbd key={name} className="mod-key">
              {name}
            </kbd>
          ))}
          {line.says()}
        </li>
      ))}
    </ul>
  );
}

interface LetterProps {
  /** Name of the reader. */
  name: string;
  reasons: readonly SendBackReason[];
  note: string | null;
}

/** The letter as its creator will read it. */
export function Letter({ name, reasons, note }: LetterProps) {
  const isEmpty = reasons.length === 0 && !note;
  return (
    <div className="mod-letter min-w-0">
      <h3 className="text-[17px] wrap-anywhere">{m.moderation_reads({ name })}</h3>
      {isEmpty ? (
        <p className="mt-2 text-ink-3">{m.moderation_letter_empty()}</p>
      ) : (
        <LetterText letter={letterOf({ reasons, note })} />
      )}
    </div>
  );
}
