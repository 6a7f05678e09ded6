import type { PayoutAccount } from '@briefcast/contract';
import {
  addedUp,
  type Currency,
  currenciesOf,
  isNothing,
  noSums,
  readSums,
  type Sums,
  subtractSums,
} from '@briefcast/contract/kit/currencies';
import { formatMoney, formatMonthName, formatSeries, formatSums, sumsInParts } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { m } from '@briefcast/i18n/messages';
import { ChartColumn, Store } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { ClosedLine } from '../../ui/closed-line.tsx';

const shownMonths = 6;
/** Pixels of the highest bar. */
const highest = 130;

/** The last months up to this one, those without a project too. */
function monthsUntil(months: PayoutAccount['months'], now: Date) {
  const byMonth = new Map(months.map((one) => [one.month, readSums(one)]));
  return Array.from({ length: shownMonths }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - shownMonths + 1 + index));
    const month = first.toISOString().slice(0, 7);
    return { month, day: first.toISOString(), sums: byMonth.get(month) ?? noSums };
  });
}

function partyNote(party: PayoutAccount['parties'][number]): string {
  const toConfirm: Sums = { USD: party.toConfirmCents, AED: party.toConfirmFils ?? 0 };
  const owed = subtractSums({ USD: party.openCents, AED: party.openFils ?? 0 }, toConfirm);
  if (isNothing(owed) && isNothing(toConfirm))
    // Lapsed or dropped amounts were not paid (rules/payouts#deposit).
    return isNothing(readSums(party)) ? m.money_party_not_owed() : m.money_party_paid();
  return formatSeries([
    ...(isNothing(owed) ? [] : [m.money_party_owed({ amount: formatSums(owed) })]),
    ...(isNothing(toConfirm) ? [] : [m.money_party_to_confirm({ amount: formatSums(toConfirm) })]),
  ]);
}

type Months = ReturnType<typeof monthsUntil>;

/** The months of one currency as bars; those who listen read the table. */
function MonthBars({ months, currency }: { months: Months; currency: Currency }) {
  const most = Math.max(1, ...months.map(({ sums }) => sums[currency]));
  return (
    <div aria-hidden className="month-bars mt-4">
      {months.map(({ month, day, sums: { [currency]: amount } }) => (
        <span key={month}>
          <span className="num flex flex-col justify-end gap-1.5 text-xs font-semibold text-ink max-sm:text-[10px]">
            {amount > 0 ? formatMoney(amount, currency) : null}
            <i
              className={amount > 0 ? undefined : 'none'}
              style={{ blockSize: Math.round((amount / most) * highest) }}
            />
          </span>
          {formatMonthName(day)}
        </span>
      ))}
    </div>
  );
}

interface EarningsProps {
  account: PayoutAccount;
  zeroIn: Currency;
}

/** Closed line of the earnings by month, paid or not; it says what the last months came to. */
export function MonthsLine({ account, zeroIn }: EarningsProps) {
  const months = monthsUntil(account.months, new Date());
  const sum = addedUp(months.map(({ sums }) => sums));
  const earned = currenciesOf(sum);
  return (
    <ClosedLine
      Icon={ChartColumn}
      title={m.money_by_month()}
      summary={<span className="num">{m.money_by_month_sum({ amount: formatSums(sum, zeroIn) })}</span>}
    >
      <p className="hint">{m.money_by_month_hint()}</p>
      {(earned.length > 0 ? earned : [zeroIn]).map((currency) => (
        <MonthBars key={currency} months={months} currency={currency} />
      ))}
      <table className="sr-only">
        <caption>{m.money_by_month()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.money_month()}</th>
            <th scope="col">{m.money_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, day, sums }) => (
            <tr key={month}>
              <th scope="row">{formatMonthName(day)}</th>
              <td>{formatSums(sums, zeroIn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ClosedLine>
  );
}

/** Closed line of the earnings by brand, paid or not; it names the brands. */
export function BrandsLine({ account: { parties }, zeroIn }: EarningsProps) {
  const named = parties.map(({ name, ...party }) => ({ ...party, name: name ?? m.money_gone_brand() }));
  return (
    <ClosedLine
      Icon={Store}
      title={m.money_by_brand()}
      summary={formatSeries(named.map(({ name }) => isolated(name)))}
    >
      <section aria-label={m.money_by_brand()}>
        <p className="hint">{m.money_by_brand_hint()}</p>
        <ul className="mt-3 divide-y divide-line">
          {named.map((party) => (
            <li key={`${party.id}${party.name}`} className="flex items-center gap-3 py-3">
              <BrandLogoAvatar name={party.name} src={party.image ? mediaUrl(party.image) : null} size={32} />
              <span className="min-w-0 flex-1">
                <bdi className="block text-sm font-semibold wrap-anywhere">{party.name}</bdi>
                <span className="hint num block">{partyNote(party)}</span>
              </span>
              <span className="disp num text-end text-xl">
                {sumsInParts(readSums(party), zeroIn).map((amount) => (
                  <span key={amount} className="block">
                    {amount}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </ClosedLine>
  );
}
