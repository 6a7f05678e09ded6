import type { Billing, CreditPack } from '@briefcast/contract';
import { monthsLater, type PaymentSource, taxOn } from '@briefcast/contract/credits/ledger';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDirhams, formatLongDate, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface OrderSummaryProps {
  billing: Billing;
  pack: CreditPack;
  way: PaymentSource;
  isBusy: boolean;
  error: string | undefined;
}

/** Total of the order, and the button that places it. */
export function OrderSummary({ billing, pack, way, isBusy, error }: OrderSummaryProps) {
  const { taxBasisPoints, balance, expiryMonths, details } = billing;
  const taxFils = taxOn(pack.priceFils, taxBasisPoints);
  const total = formatDirhams(pack.priceFils + taxFils);
  const isByCard = way === 'CARD';
  const noteId = useId();
  const count = (credits: number) => m.credits_counted({ n: credits, count: formatCount(credits) });
  return (
    <Card title={m.billing_your_order()}>
      <dl className="grid gap-3 text-ui">
        <Row name={count(pack.credits)} value={formatDirhams(pack.priceFils)} />
        <Row
          name={m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) })}
          value={formatDirhams(taxFils)}
        />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-bold">{m.billing_total()}</dt>
          <dd className="num font-display text-[26px] font-bold">{total}</dd>
        </div>
        <Row name={m.billing_left_then()} value={count(balance.ready + pack.credits)} />
        {isByCard ? (
          <Row name={m.billing_last_until()} value={formatLongDate(monthsLater(new Date(), expiryMonths))} />
        ) : (
          // Shows months, as the day on which the money arrives is still unknown.
          <Row
            name={m.billing_last_months()}
            value={m.billing_months({ n: expiryMonths, count: formatCount(expiryMonths) })}
          />
        )}
        <Row name={m.billing_invoice_to()} value={details.company} />
      </dl>
      <FormError className="mt-4 empty:hidden">{error}</FormError>
      <OnlineButton
        type="submit"
        variant="cast"
        size="lg"
        className="mt-4 w-full"
        busy={isBusy}
        busyText={isByCard ? m.billing_card_opening() : m.billing_ordering()}
        aria-describedby={noteId}
      >
        {isByCard ? (
          <>
            {m.billing_pay_now({ amount: total })}
            <ExternalLink aria-hidden className="ic" />
          </>
        ) : (
          m.billing_order_now({ amount: total })
        )}
      </OnlineButton>
      <p id={noteId} className="hint mt-3">
        {isByCard ? m.billing_card_note() : m.billing_order_note()}{' '}
        <RichText
          parts={m.billing_refund_note.parts({})}
          tags={{ refunds: (children) => <TextLink to={paths.refunds.href()}>{children}</TextLink> }}
        />
      </p>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num min-w-0 text-end font-semibold wrap-anywhere">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
