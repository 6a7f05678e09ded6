import type { PayoutAccount, PayoutAge } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { Stock } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

type AgeSum = PayoutAccount['ages'][number];

const labels: Record<PayoutAge, () => string> = {
  NOT_DUE: m.money_age_not_due,
  TO_30: m.money_age_to_30,
  TO_60: m.money_age_to_60,
  TO_90: m.money_age_to_90,
  OVER_90: m.money_age_over_90,
};

/** What is all marked as paid waits for the creator alone, however old it is. */
function stockOf({ age, amountCents, markedCents }: AgeSum): Stock {
  if (amountCents === 0) return 'buff';
  if (markedCents === amountCents) return 'aqua';
  return age === 'NOT_DUE' ? 'yellow' : 'red';
}

function noteOf({ amountCents, markedCents, count }: AgeSum): string {
  if (count === 0) return m.money_age_none();
  if (markedCents > 0 && amountCents > 0) return m.money_age_marked({ amount: formatMoney(markedCents) });
  return m.money_age_projects({ n: count, count: formatCount(count) });
}

/** What is owed to the creator, by how late it is. */
export function AgeCard({ account }: { account: PayoutAccount }) {
  const { ages, paidThisYear } = account;
  const owed = ages.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  return (
    <Card
      aria-label={m.money_by_age()}
      className="mt-6 grid items-center gap-x-14 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div>
        <p className="disp num text-[52px] leading-none tracking-[-.035em] md:text-[64px]">
          {formatMoney(owed)}
        </p>
        <p className="mt-2 font-semibold">{m.money_owed_for({ n: count, count: formatCount(count) })}</p>
        <p className="hint num mt-0.5">
          {m.money_confirmed_this_year({ amount: formatMoney(paidThisYear.amountCents) })}
        </p>
      </div>
      <div className="min-w-0">
        {owed > 0 ? (
          <div aria-hidden className="age-bar mb-4">
            {ages.map((age) =>
              age.amountCents > 0 ? (
                <span key={age.age} data-stock={stockOf(age)} style={{ flexGrow: age.amountCents }} />
              ) : null,
            )}
          </div>
        ) : null}
        <dl className="age-list">
          {ages.map((age) => (
            <div key={age.age} data-stock={stockOf(age)}>
              <dt className="text-xs text-ink-2">{labels[age.age]()}</dt>
              <dd className="mt-0.5">
                <span
                  className={
                    age.amountCents === 0 ? 'disp num text-[22px] text-ink-3' : 'disp num text-[22px]'
                  }
                >
                  {formatMoney(age.amountCents)}
                </span>
                <span className="num mt-0.5 block text-xs text-ink-2">{noteOf(age)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
