import { centsFromDollars } from '@briefcast/contract/kit/money';
import { formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { dayOf } from '../../../lib/calendar-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Arrival of money, as the admin read it from the account's statement. */
export interface ArrivedTransfer {
  receivedFils: number;
  receivedOn: string;
  bankReference: string;
  note: string;
}

interface ConfirmTransferProps {
  reference: string;
  name: string;
  expectedFils: number;
  /** Names the booking made along with the invoice. */
  consequence: string;
  /** Less or more can be taken, with a note; else only the whole price. */
  takesDifference: boolean;
  busy: boolean;
  onConfirm: (transfer: ArrivedTransfer) => void;
  onClose: () => void;
}

/**
 * Confirms a transfer by the account's entry: its day, the bank's reference and the amount. They are typed and not
 * filled in, because this issues a numbered invoice that cannot be taken back.
 */
export function ConfirmTransfer({
  reference,
  name,
  expectedFils,
  consequence,
  takesDifference,
  busy,
  onConfirm,
  onClose,
}: ConfirmTransferProps) {
  const [today] = useState(() => dayOf(new Date()));
  const [receivedOn, setReceivedOn] = useState(today);
  const [bankReference, setBankReference] = useState('');
  const [amount, setAmount] = useState('');
  const [typedNote, setTypedNote] = useState<string>();
  const received = centsFromDollars(amount);
  const difference = received === null ? null : received - expectedFils;
  const isExact = difference === 0;
  const asksWhy = takesDifference && difference !== null && !isExact;
  const note = typedNote ?? (isLikelyFee(difference) ? m.admin_money_bank_fee() : '');
  const isReady =
    received !== null &&
    received > 0 &&
    (isExact || (asksWhy && note.trim() !== '')) &&
    receivedOn !== '' &&
    bankReference.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    onConfirm({
      receivedFils: received,
      receivedOn,
      bankReference: bankReference.trim(),
      note: isExact ? '' : note.trim(),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      onSubmit={submit}
      title={m.admin_transfer_title({ amount: formatDirhams(expectedFils) })}
      description={
        <>
          <bdi>{reference}</bdi>
          {m.facts_comma()}
          <bdi>{name}</bdi>
        </>
      }
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            disabled={!isReady}
            busy={busy}
          >
            {asksWhy ? m.admin_money_accept() : m.admin_money_confirm()}
          </OnlineButton>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{m.admin_transfer_text({ consequence })}</p>
        <Field label={m.admin_money_received()} hint={m.admin_transfer_amount_hint()} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm font-semibold">
          <TransferComparison difference={difference} />
        </p>
        {asksWhy ? (
          <Field label={m.admin_money_note()} required>
            <TextInput
              dir="auto"
              value={note}
              maxLength={500}
              onChange={(event) => setTypedNote(event.target.value)}
            />
          </Field>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.admin_transfer_day()} required>
            <TextInput
              type="date"
              max={today}
              value={receivedOn}
              onChange={(event) => setReceivedOn(event.target.value)}
            />
          </Field>
          <Field label={m.admin_transfer_reference()} required>
            <TextInput
              dir="ltr"
              autoComplete="off"
              maxLength={100}
              value={bankReference}
              onChange={(event) => setBankReference(event.target.value)}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}

/** Up to here, AED 50, what is missing is most likely what banks between kept. */
const likelyFeeFils = 5000;

const isLikelyFee = (difference: number | null): boolean =>
  difference !== null && difference < 0 && -difference <= likelyFeeFils;

/** Compares the received amount with the requested one; nothing for a text that is not an amount. */
function TransferComparison({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0)
    return (
      <span data-tone="green" className="flex items-center gap-2 text-k-ink">
        <Check aria-hidden className="ic size-4!" />
        {m.admin_money_matches()}
      </span>
    );
  const amount = formatDirhams(Math.abs(difference));
  return (
    <>
      <TriangleAlert aria-hidden className="ic size-4! flex-none" />
      {difference > 0
        ? m.admin_money_over({ amount })
        : isLikelyFee(difference)
          ? m.admin_money_short_fee({ amount })
          : m.admin_money_short({ amount })}
    </>
  );
}
