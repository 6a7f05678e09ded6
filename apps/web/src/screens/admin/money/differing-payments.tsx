import type { AdminOrder, DifferingPayment } from '@briefcast/contract';
import { formatDateWithTime, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

const amountOf = ({ amount, currency }: DifferingPayment) =>
  currency === 'aed' ? formatDirhams(amount) : `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`;

/** Payments by card that are not the order's price: in no book until somebody decides (rules/credits#cards). */
export function DifferingPayments({ order }: { order: AdminOrder }) {
  return (
    <ul className="grid gap-3 px-5 pb-4 empty:hidden md:px-7">
      {(order.differing ?? []).map((payment) => (
        <Differing key={payment.id} order={order} payment={payment} />
      ))}
    </ul>
  );
}

function Differing({ order, payment }: { order: AdminOrder; payment: DifferingPayment }) {
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const take = useMutation({
    mutationFn: () =>
      adminClient.adminMoney.confirmOrder({
        params: { id: order.id },
        body: { receivedFils: payment.amount, note: note.trim(), paymentId: payment.id },
      }),
    onSuccess: () => {
      setAsked(false);
      toastSuccess(m.admin_money_confirmed());
    },
    onError: (error) => toastError(errorText(error, m.admin_money_confirm_failed())),
    onSettled: refreshAdmin,
  });
  const amount = amountOf(payment);
  return (
    <li data-tone="orange" className="ear flex flex-wrap items-center gap-3 bg-k-bg p-4 pe-7 text-k-ink">
      <TriangleAlert aria-hidden className="ic flex-none" />
      <p className="min-w-0 flex-1 basis-60 text-ui">
        {m.admin_differing({ amount, asked: formatDirhams(order.grossFils) })}{' '}
        <span className="num hint">
          <bdi>{payment.id}</bdi>
          {m.facts_comma()}
          {formatDateWithTime(payment.at)}
        </span>
      </p>
      {payment.currency === 'aed' ? (
        <Button variant="outline" size="sm" aria-description={order.reference} onClick={() => setAsked(true)}>
          {m.admin_differing_take({ amount })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.admin_differing_question({ amount })}
        confirmLabel={m.admin_differing_take({ amount })}
        disabled={note.trim() === ''}
        busy={take.isPending}
        onConfirm={() => take.mutate()}
        field={
          <Field label={m.admin_money_note()} required>
            <TextInput
              dir="auto"
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        }
      >
        {m.admin_transfer_text({ consequence: m.admin_transfer_credits() })}
      </ConfirmDialog>
    </li>
  );
}
