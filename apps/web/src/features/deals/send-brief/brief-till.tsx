import '../../../styles/till.css';
import { centsFromDollars, dollarsForField } from '@briefcast/contract';
import { formatList, formatMoney, formatPercent } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { takenLineLabel } from '@briefcast/i18n/labels/surcharge-line';
import { m } from '@briefcast/i18n/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fullName } from '../../../lib/names.ts';
import { useUser } from '../../../lib/use-user.ts';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { RightsSentences } from '../rights-words.tsx';
import type { BriefForm } from './brief-form.ts';
import type { Asked, BriefSum } from './brief-sum.ts';

interface TillProps {
  form: UseFormReturn<BriefForm>;
  /** One for each creator who gets the brief. */
  sums: readonly BriefSum[];
  asked: Asked;
  disabled: boolean;
}

/** The price as it adds up, line by line, and the rights in plain words. */
export function BriefTill({ form, sums, asked, disabled }: TillProps) {
  const isForSeveral = sums.length > 1;
  return (
    <>
      <section className="till" aria-label={m.price_so_far()}>
        {isForSeveral ? null : <h3>{m.price_so_far()}</h3>}
        {sums.map((sum) => (
          <SumOfCreator
            key={sum.creator.id}
            form={form}
            sum={sum}
            heading={isForSeveral ? m.price_so_far_of({ creator: fullName(sum.creator) }) : null}
            disabled={disabled}
          />
        ))}
        <small>{m.price_other()}</small>
      </section>
      <PlainWords asked={asked} sums={sums} />
    </>
  );
}

function PlainWords({ asked, sums: [only, ...others] }: Pick<TillProps, 'asked' | 'sums'>) {
  const { companyName } = useUser('BRAND');
  return (
    <section className="till-words">
      <h3>{m.plain_title()}</h3>
      <p>
        <RightsSentences
          said={{
            rights: asked.rights,
            exclusivity: asked.exclusivity && {
              ...asked.exclusivity,
              category: asked.exclusivity.category || m.plain_your_trade(),
            },
            files: asked.wanted.reduce((sum, { count }) => sum + count, 0),
            reader: 'BRAND',
            brand: companyName,
            creator: only && others.length === 0 ? only.creator.firstName : m.plain_each_creator(),
          }}
        />
      </p>
    </section>
  );
}

interface SumProps {
  form: UseFormReturn<BriefForm>;
  sum: BriefSum;
  heading: string | null;
  disabled: boolean;
}

function SumOfCreator({ form, sum, heading, disabled }: SumProps) {
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
      {disabled ? null : <TakeSum form={form} sum={sum} />}
    </div>
  );
}

/** Takes the sum for the budget, where that is another one. */
function TakeSum({ form, sum: { cents, money } }: Pick<SumProps, 'form' | 'sum'>) {
  const budget = useWatch({ control: form.control, name: 'budget' });
  if (cents === 0 || centsFromDollars(budget) === cents) return null;
  return (
    <Button
      variant="outline"
      onClick={() =>
        form.setValue('budget', dollarsForField(cents), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
    >
      {m.price_take({ amount: formatMoney(cents, money.currency) })}
    </Button>
  );
}
