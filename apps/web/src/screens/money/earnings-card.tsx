import type { PayoutAccount } from '@briefcast/contract';
import { formatMoney, formatMonthName } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Card } from '../../ui/card.tsx';

const shownMonths = 6;
/** Pixels of the highest bar. */
const highest = 130;

/** The last months up to this one, those without a project too. */
function monthsUntil(months: PayoutAccount['months'], now: Date) {
  const byMonth = new Map(months.map(({ month, amountCents }) => [month, amountCents]));
  return Array.from({ length: shownMonths }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - shownMonths + 1 + index));
    const month = first.toISOString().slice(0, 7);
    return { month, day: first.toISOString(), amountCents: byMonth.get(month) ?? 0 };
  });
}

function partyNote({ openCents, toConfirmCents }: PayoutAccount['parties'][number]): string {
  const owed = openCents - toConfirmCents;
  if (owed > 0) return m.money_party_owed({ amount: formatMoney(owed) });
  return toConfirmCents > 0
    ? m.money_party_to_confirm({ amount: formatMoney(toConfirmCents) })
    : m.money_party_paid();
}

/** What was earned by month and by brand, paid or not. */
export function EarningsCard({ account }: { account: PayoutAccount }) {
  const months = monthsUntil(account.months, new Date());
  const most = Math.max(1, ...months.map(({ amountCents }) => amountCents));
  return (
    <Card as="div" className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <section aria-labelledby="by-month" className="min-w-0">
        <h2 id="by-month" className="text-d4">
          {m.money_by_month()}
        </h2>
        <p className="hint">{m.money_by_month_hint()}</p>
        <div aria-hidden className="month-bars mt-4">
          {months.map(({ month, day, amountCents }) => (
            <span key={month}>
              <span className="num flex flex-col justify-end gap-1.5 text-xs font-semibold text-ink max-sm:text-[10px]">
                {amountCents > 0 ? formatMoney(amountCents) : null}
                <i
                  className={amountCents > 0 ? undefined : 'none'}
                  style={{ blockSize: Math.round((amountCents / most) * highest) }}
                />
              </span>
              {formatMonthName(day)}
            </span>
          ))}
        </div>
        <table className="sr-only">
          <caption>{m.money_by_month()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.money_month()}</th>
              <th scope="col">{m.money_amount()}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, day, amountCents }) => (
              <tr key={month}>
                <th scope="row">{formatMonthName(day)}</th>
                <td>{formatMoney(amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="by-brand" className="min-w-0">
        <h2 id="by-brand" className="text-d4">
          {m.money_by_brand()}
        </h2>
        <p className="hint">{m.money_by_brand_hint()}</p>
        <ul className="mt-3 divide-y divide-line">
          {account.parties.map((party) => {
            const name = party.name ?? m.money_gone_brand();
            return (
              <li key={`${party.id}${name}`} className="flex items-center gap-3 py-3">
                <BrandLogoAvatar name={name} src={party.image ? mediaUrl(party.image) : null} size={32} />
                <span className="min-w-0 flex-1">
                  <bdi className="block text-sm font-semibold wrap-anywhere">{name}</bdi>
                  <span className="hint num block">{partyNote(party)}</span>
                </span>
                <span className="disp num text-xl">{formatMoney(party.amountCents)}</span>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
