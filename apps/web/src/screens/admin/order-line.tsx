import type { AdminOrder } from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/rules/money';
import { formatCount, formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { adminClient } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { cancelOrder } from './actions.ts';
import { ActionDialog, useAdminAction } from './admin-action.tsx';
import { refreshAdmin } from './admin-queries.ts';

/** An order that waits for its transfer: what came is typed, compared and confirmed. */
export function OrderLine({ order }: { order: AdminOrder }) {
  const { id, reference, credits, grossFils, createdAt, brand, buyer } = order;
  const name = brand?.companyName ?? buyer.company;
  const [amount, setAmount] = useState((grossFils / 100).toFixed(2));
  const [note, setNote] = useState('');
  const cancelling = useAdminAction();
  const received = centsFromDollars(amount);
  const difference = received === null ? null : received - grossFils;
  const isExact = difference === 0;
  const confirm = useMutation({
    mutationFn: (receivedFils: number) =>
      adminClient.adminMoney.confirmOrder({
        params: { id },
        body: { receivedFils, ...(isExact ? {} : { note }) },
      }),
    onSuccess: () => toastSuccess(m.admin_money_confirmed()),
    onError: (error) => toastError(errorText(error, m.admin_money_confirm_failed())),
    onSettled: refreshAdmin,
  });
  const isReady = received !== null && received > 0 && (isExact || note.trim() !== '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) confirm.mutate(received);
  }
  return (
    <li>
      <form className="flex flex-wrap items-end gap-x-6 gap-y-3 px-5 py-4 md:px-7" onSubmit={submit}>
        <div className="min-w-0 flex-1 basis-52 self-center">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="hint num">
            <bdi>{reference}</bdi>, {formatLongDate(createdAt)},{' '}
            {m.billing_pack({ n: credits, count: formatCount(credits) })}
          </p>
        </div>
        <div className="self-center">
          <p className="num font-display text-[20px] font-bold">{formatDirhams(grossFils)}</p>
          <p className="hint">{m.admin_money_expected()}</p>
        </div>
        <Field label={m.admin_money_received()} className="w-36">
          <TextInput
            inputMode="decimal"
            aria-description={reference}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        {isExact ? null : (
          <Field label={m.admin_money_note()} className="min-w-48 flex-1">
            <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          </Field>
        )}
        <p role="status" className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <Comparison difference={difference} />
        </p>
        <div className="ms-auto flex gap-2">
          <Button
            variant="outline"
            aria-description={reference}
            onClick={() => cancelling.ask(cancelOrder(order))}
          >
            {m.admin_money_cancel()}
          </Button>
          <Button
            type="submit"
            variant={isExact ? 'cast' : 'primary'}
            aria-description={reference}
            disabled={!isReady}
            busy={confirm.isPending}
          >
            {isExact ? m.admin_money_confirm() : m.admin_money_accept()}
          </Button>
        </div>
      </form>
      <ActionDialog action={cancelling} />
    </li>
  );
}

/** What came against what was asked for; nothing for a text that is no amount. */
function Comparison({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0)
    return (
      <>
        <Check aria-hidden className="ic size-4!" />
        {m.admin_money_matches()}
      </>
    );
  const amount = formatDirhams(Math.abs(difference));
  return (
    <>
      <TriangleAlert aria-hidden className="ic size-4!" />
      {difference < 0 ? m.admin_money_short({ amount }) : m.admin_money_over({ amount })}
    </>
  );
}
