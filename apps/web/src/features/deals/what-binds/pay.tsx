import {
  type Amount,
  type Currency,
  type DealDetail,
  depositCents,
  dueDay,
  type Role,
  type SampleTerms,
} from '@briefcast/contract';
import type { BriefEstimate } from '@briefcast/contract/deals/brief-estimate';
import type { RightsPrice } from '@briefcast/contract/rights/price';
import { formatCount, formatExactMoney, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { depositText } from '@briefcast/i18n/labels/deposit';
import { paymentRecordText } from '@briefcast/i18n/labels/payment-record';
import { sampleLines } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { Calculator, HandCoins, Package, ReceiptText, Wallet } from 'lucide-react';
import { useId } from 'react';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { brandName, creatorName } from '../party-names.ts';
import { SheetRow } from './sheet-row.tsx';

/** Price of a brief by the creator's own prices, in the deal's currency: the work, and the rights. */
export interface OwnRates {
  work: BriefEstimate;
  rights: RightsPrice;
}

interface PayProps {
  deal: DealDetail;
  /** Side that reads it: the brand gives all this, and the creator gets it. */
  viewer: Role;
  /** For the creator. */
  rates: OwnRates | null;
}

/** Payment with its payer and its due day, compared with the creator's own rates. */
export function Pay({ deal, viewer, rates }: PayProps) {
  const titleId = useId();
  const { budget: cents, currency, rate, paymentDays, deposit, paymentRecord, sample } = deal;
  const other = viewer === 'CREATOR' ? brandName(deal.brand) : creatorName(deal.creator);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{viewer === 'CREATOR' ? m.accept_get() : m.accept_give()}</h2>
      <p className="hint wrap-anywhere">
        <RichText
          parts={(viewer === 'CREATOR' ? m.accept_paid_by : m.accept_paid_to).parts({ other })}
          tags={{ other: (children) => <bdi>{children}</bdi> }}
        />
      </p>
      <p className="accept-sum disp num">
        <bdi>{formatMoney(cents, currency)}</bdi>
      </p>
      {rate ? <p className="hint num">{aboutOther({ cents, currency }, rate)}</p> : null}
      {paymentDays === undefined && !sample && !deposit ? null : (
        <ul className="accept-rows">
          {deposit ? (
            <SheetRow
              Icon={HandCoins}
              title={m.accept_deposit({
                amount: formatExactMoney(depositCents(cents, deposit), currency),
              })}
              detail={depositText(deposit)}
              end={m.accept_by({ day: formatShortDate(dueDay(new Date(), deposit.days).toISOString()) })}
            />
          ) : null}
          {paymentDays === undefined ? null : (
            <SheetRow
              Icon={Wallet}
              title={
                paymentDays === 0
                  ? m.deal_paid_at_once()
                  : m.deal_paid_within({ n: paymentDays, count: formatCount(paymentDays) })
              }
              detail={
                paymentRecord === undefined || viewer === 'BRAND'
                  ? undefined
                  : paymentRecordText(paymentRecord)
              }
              end={m.accept_by({
                day: formatShortDate(dueDay(new Date(deal.deadline), paymentDays).toISOString()),
              })}
            />
          )}
          {sample ? <SampleRow sample={sample} viewer={viewer} currency={currency} /> : null}
        </ul>
      )}
      {rates ? (
        <p className="accept-said">
          <Calculator aria-hidden className="ic size-4!" />
          <span>{ratesText({ cents, currency }, rates)}</span>
        </p>
      ) : null}
    </section>
  );
}

/** The product that comes with it, or is paid back. */
function SampleRow({ sample, viewer, currency }: { sample: SampleTerms; viewer: Role; currency: Currency }) {
  if (sample.kind === 'BOUGHT')
    return (
      <SheetRow
        Icon={ReceiptText}
        title={m.accept_sample_bought({ viewer, what: sample.what })}
        detail={m.accept_sample_receipt({ viewer })}
        end={m.accept_sample_most({ amount: formatMoney(sample.upTo, currency) })}
      />
    );
  return (
    <SheetRow
      Icon={Package}
      title={m.accept_sample_sent({ viewer, what: sample.what })}
      detail={sampleLines(sample, viewer, currency).join(' · ')}
    />
  );
}

/** Total of the creator's own rates, and the offer's distance from it where every part has a price. */
function ratesText({ cents: budget, currency }: Amount, { work, rights }: OwnRates): string {
  const cents = work.cents + rights.cents;
  const amount = formatExactMoney(cents, currency);
  if (cents === 0) return m.accept_rates_none();
  if (work.unpriced.length + rights.asked.length + rights.notOffered.length > 0)
    return m.accept_rates_part({ amount });
  if (budget === cents) return m.accept_rates_same({ amount });
  const difference = formatExactMoney(Math.abs(budget - cents), currency);
  return budget > cents
    ? m.accept_rates_more({ amount, difference })
    : m.accept_rates_less({ amount, difference });
}
