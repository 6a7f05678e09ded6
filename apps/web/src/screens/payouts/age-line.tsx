import type { PayoutAccount, PayoutAge, Tone } from '@briefcast/contract';
import {
  addedUp,
  type Currency,
  currencies,
  currenciesOf,
  isNothing,
  readSums,
  type Sums,
  subtractSums,
} from '@briefcast/contract/kit/currencies';
import { formatCount, formatMoney, formatSums, sumsInParts } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { ClosedLine } from '../../ui/closed-line.tsx';

type AgeSum = PayoutAccount['ages'][number];

const labels: Record<PayoutAge, () => string> = {
  NOT_DUE: m.money_age_not_due,
  TO_30: m.money_age_to_30,
  TO_60: m.money_age_to_60,
  TO_90: m.money_age_to_90,
  OVER_90: m.money_age_over_90,
};

const markedOf = ({ markedCents, markedFils = 0 }: AgeSum): Sums => ({ USD: markedCents, AED: markedFils });

/** Amounts that are all marked as paid wait for the creator alone, however old they are. */
function toneOf(age: AgeSum): Tone {
  const [all, marked] = [readSums(age), markedOf(age)];
  if (isNothing(all)) return 'buff';
  if (currencies.every((currency) => marked[currency] === all[currency])) return 'aqua';
  return age.age === 'NOT_DUE' ? 'yellow' : 'red';
}

function noteOf(age: AgeSum): string {
  if (age.count === 0) return m.money_age_none();
  const marked = markedOf(age);
  if (!isNothing(marked)) return m.money_age_marked({ amount: formatSums(marked) });
  return m.money_age_projects({ n: age.count, count: formatCount(age.count) });
}

/**
 * Closed line of the open amounts of a creator, owed or to be confirmed, by how late they are; each currency with its
 * own figure and bar.
 */
export function AgeLine({ account, zeroIn }: { account: PayoutAccount; zeroIn: Currency }) {
  const { ages, paidThisYear } = account;
  const open = addedUp(ages.map(readSums));
  const marked = addedUp(ages.map(markedOf));
  const shown = isNothing(open) ? [zeroIn] : currenciesOf(open);
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  const forProjects = isNothing(marked) ? m.money_owed_for : m.money_open_for;
  const projects = forProjects({ n: count, count: formatCount(count) });
  return (
    <ClosedLine
      Icon={Hourglass}
      title={m.money_by_age()}
      summary={
        <>
          <b className="num">{formatSums(open, zeroIn)}</b> <span>{projects}</span>
        </>
      }
    >
      <section
        aria-label={m.money_by_age()}
        className="grid items-center gap-x-14 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div>
          {shown.map((currency) => (
            <p
              key={currency}
              className={clsx(
                'disp num leading-none tracking-[-.035em] not-first:mt-2',
                shown.length > 1 ? 'text-[36px] md:text-[44px]' : 'text-[52px] md:text-[64px]',
              )}
            >
              {formatMoney(open[currency], currency)}
            </p>
          ))}
          <p className="mt-2 font-semibold">{projects}</p>
          {isNothing(marked) ? null : (
            <p className="num mt-0.5 text-sm">
              {m.money_open_is({
                owed: formatSums(subtractSums(open, marked), zeroIn),
                marked: formatSums(marked),
              })}
            </p>
          )}
          <p className="hint num mt-0.5">
            {m.money_confirmed_this_year({ amount: formatSums(readSums(paidThisYear), zeroIn) })}
          </p>
        </div>
        <div className="min-w-0">
          {currenciesOf(open).map((currency) => (
            <div key={currency} aria-hidden className="age-bar mb-4">
              {ages.map((age) => {
                const amount = readSums(age)[currency];
                return amount > 0 ? (
                  <span key={age.age} data-tone={toneOf(age)} style={{ flexGrow: amount }} />
                ) : null;
              })}
            </div>
          ))}
          <dl className="age-list">
            {ages.map((age) => (
              <div key={age.age} data-tone={toneOf(age)}>
                <dt className="text-xs text-ink-2">{labels[age.age]()}</dt>
                <dd className="mt-0.5">
                  {sumsInParts(readSums(age), zeroIn).map((amount) => (
                    <span
                      key={amount}
                      className={clsx('disp num block text-[22px]', isNothing(readSums(age)) && 'text-ink-3')}
                    >
                      {amount}
                    </span>
                  ))}
                  <span className="num mt-0.5 block text-xs text-ink-2">{noteOf(age)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </ClosedLine>
  );
}
