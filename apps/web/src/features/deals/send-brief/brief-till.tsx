import '../../../styles/till.css';
import { dollarsForField } from '@briefcast/contract';
import { formatCount, formatList, formatMoney, formatPercent } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { takenLineLabel } from '@briefcast/i18n/labels/surcharge-line';
import { m } from '@briefcast/i18n/messages';
import type { UseFormReturn } from 'react-hook-form';
import { fullName } from '../../../lib/names.ts';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import type { BriefForm } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';

interface TillProps {
  form: UseFormReturn<BriefForm>;
  /** One for each creator who gets the brief. */
  sums: readonly BriefSum[];
  disabled: boolean;
}

/** The price as it adds up, line by line, with a button that takes the sum for the budget. */
export function BriefTill({ form, sums, disabled }: TillProps) {
  const isForSeveral = sums.length > 1;
  const take = (cents: number) =>
    form.setValue('budget', dollarsForField(cents), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <section className="till on-stage" aria-label={m.price_so_far()}>
      {isForSeveral ? null : <h3>{m.price_so_far()}</h3>}
      {sums.map((sum) => (
        <SumOfCreator
          key={sum.creator.id}
          sum={sum}
          heading={isForSeveral ? m.price_so_far_of({ creator: fullName(sum.creator) }) : null}
          onTake={disabled ? null : take}
        />
      ))}
      <small>{m.price_other()}</small>
    </section>
  );
}

interface SumProps {
  sum: BriefSum;
  heading: string | null;
  onTake: ((cents: number) => void) | null;
}

function SumOfCreator({ sum, heading, onTake }: SumProps) {
  const { creator, money, estimate, rights, cents } = sum;
  const { currency, rate } = money;
  const name = fullName(creator);
  const kinds = estimate.lines.length + estimate.unpriced.length + (estimate.package ? 1 : 0);
  const total = formatMoney(cents, currency);
  const labels = (lines: readonly Parameters<typeof takenLineLabel>[0]['line'][]) =>
    formatList(lines.map((line) => takenLineLabel({ line, times: 1 })));
  return (
    <div className="grid min-w-0 gap-2.5">
      {heading === null ? null : <h3 className="wrap-anywhere">{heading}</h3>}
      <ul>
        {estimate.package ? (
          <li>
            <span>
              <RichText
                parts={m.price_package.parts({ name: estimate.package.name })}
                tags={{ name: (children) => <bdi className="wrap-anywhere">{children}</bdi> }}
              />
            </span>
            <bdi>{formatMoney(estimate.package.price, currency)}</bdi>
          </li>
        ) : null}
        {estimate.lines.map((line) => (
          <li key={line.kind}>
            <span>{deliverableCountLabel(line)}</span>
            <bdi>{formatMoney(line.cents, currency)}</bdi>
          </li>
        ))}
        {rights?.lines.map((line) => (
          <li key={line.line}>
            <span>{takenLineLabel(line)}</span>
            <bdi>
              {m.price_plus({
                amount:
                  line.cents === 0 && line.percent !== null
                    ? formatPercent(line.percent / 100)
                    : formatMoney(line.cents, currency),
              })}
            </bdi>
          </li>
        ))}
      </ul>
      {/* Always there, so that a change of it is announced. */}
      <p role="status" className="till-total">
        <span>{m.price_together()}</span> <bdi className="num">{total}</bdi>
      </p>
      {cents > 0 && currency !== creator.currency ? (
        <small>{aboutOther({ cents, currency }, rate)}</small>
      ) : null}
      {kinds === 0 ? <small>{m.price_empty()}</small> : null}
      {estimate.package ? <small>{m.price_package_replaces()}</small> : null}
      {kinds > 0 && estimate.lines.length === 0 && !estimate.package ? (
        <small>{m.price_no_rates({ creator: name })}</small>
      ) : estimate.unpriced.length > 0 ? (
        <small>
          {m.brief_estimate_unpriced({ kinds: formatList(estimate.unpriced.map(deliverableLabel)) })}
        </small>
      ) : null}
      {rights && rights.asked.length > 0 ? (
        <small>{m.price_asked({ lines: labels(rights.asked) })}</small>
      ) : null}
      {rights && rights.notOffered.length > 0 ? (
        <small data-tone="orange" className="till-note">
          {m.price_lines_not_offered({ creator: name, lines: labels(rights.notOffered) })}
        </small>
      ) : null}
      {cents > 0 && onTake ? (
        <Button variant="outline" onClick={() => onTake(cents)}>
          {m.price_take({ amount: total })}
        </Button>
      ) : null}
    </div>
  );
}

/** On a phone, next to the send button: the sum while the till is out of sight. */
export function TillBar({ sums: [sum, ...others] }: { sums: readonly BriefSum[] }) {
  if (!sum || others.length > 0 || sum.cents === 0) return null;
  const count = sum.rights?.lines.length ?? 0;
  return (
    <p aria-hidden className="till-bar on-stage">
      <small>
        {count === 0 ? m.price_so_far() : m.price_surcharges({ n: count, count: formatCount(count) })}
      </small>
      <bdi className="num">{formatMoney(sum.cents, sum.money.currency)}</bdi>
    </p>
  );
}
