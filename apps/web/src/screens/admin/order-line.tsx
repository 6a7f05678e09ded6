import type { AdminOrder } from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/rules/money';
import { formatCount, formatDirhams, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { adminClient } from '../../lib/api.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { errorText } from '../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { cancelOrder } from './actions.ts';
import { ActionDialog, useAdminAction } from './admin-action.tsx';
import { refreshAdmin } from './admin-queries.ts';

/** Up to here, AED 50, what is missing is most likely what banks between kept. */
const likelyFeeFils = 5000;

/** An order that waits for its transfer: what came is typed, compared and confirmed. */
export function OrderLine({ order }: { order: AdminOrder }) {
  const { id, reference, credits, grossFils, createdAt, brand, buyer } = order;
  const name = brand?.companyName ?? buyer.company;
  const [amount, setAmount] = useState((grossFils / 100).toFixed(2));
  const [typedNote, setTypedNote] = useState<string>();
  const cancelling = useAdminAction();
  const received = centsFromDollars(amount);
  const difference = received === null ? null : received - grossFils;
  const isExact = difference === 0;
  const note = typedNote ?? (isLikelyFee(difference) ? m.admin_money_bank_fee() : '');
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
      <form className="transfer-line" onSubmit={submit}>
        <div className="flex min-w-0 items-center gap-3 max-lg:col-span-2">
          <BrandLogoAvatar
            name={name}
            src={brand?.profileImage ? mediaUrl(brand.profileImage) : null}
            size={36}
          />
          <div className="min-w-0">
            <p className="leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="hint num">
              <bdi>{reference}</bdi>, {formatShortDate(createdAt)},{' '}
              {m.billing_pack({ n: credits, count: formatCount(credits) })}
            </p>
          </div>
        </div>
        <div>
          <p className="num font-display text-[20px] leading-tight font-bold">{formatDirhams(grossFils)}</p>
          <p className="hint">{m.admin_money_expected()}</p>
        </div>
        <Field label={m.admin_money_received()} labelHidden>
          <TextInput
            inputMode="decimal"
            aria-description={reference}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <div className="grid min-w-0 gap-2 max-lg:col-span-2">
          <p role="status" className="flex items-center gap-2 text-sm font-semibold">
            <Comparison difference={difference} />
          </p>
          {isExact ? null : (
            <Field label={m.admin_money_note()}>
              <TextInput
                dir="auto"
                value={note}
                maxLength={500}
                onChange={(event) => setTypedNote(event.target.value)}
              />
            </Field>
          )}
        </div>
        <div className="transfer-buttons max-lg:col-span-2 max-sm:*:flex-1">
          <Button
            variant="outline"
            size="sm"
            aria-description={reference}
            onClick={() => cancelling.ask(cancelOrder(order))}
          >
            {m.admin_money_cancel()}
          </Button>
          <Button
            type="submit"
            size="sm"
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

const isLikelyFee = (difference: number | null): boolean =>
  difference !== null && difference < 0 && -difference <= likelyFeeFils;

/** What came against what was asked for; nothing for a text that is no amount. */
function Comparison({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0)
    return (
      <span data-stock="green" className="flex items-center gap-2 text-k-ink">
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
