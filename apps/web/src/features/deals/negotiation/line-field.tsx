import {
  type Currency,
  centsFromDollars,
  type DealLines,
  dollarsForField,
  limits,
  mostPaymentDays,
  type RightsTerms,
  type Role,
  usualRights,
  wholeFromTyped,
  withDefaults,
} from '@briefcast/contract';
import { deliverableOptions, wishLimits } from '@briefcast/contract/deals/deliverables';
import { type DealLine, rightsLines } from '@briefcast/contract/deals/versions';
import { postings, territories, useTerms } from '@briefcast/contract/rights/lines';
import { currencySign, formatCount } from '@briefcast/i18n/format';
import { lineLabel } from '@briefcast/i18n/labels/deal-lines';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { monthsText } from '@briefcast/i18n/labels/months';
import { postingLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { dayOf, deadlineOfDay, lastDeadline } from '../../../lib/calendar-day.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DepositField } from './deposit-field.tsx';
import { lineProblem } from './line-problems.ts';
import { SampleField } from './sample-field.tsx';

interface LineFieldProps {
  line: DealLine;
  /** The deal's. */
  currency: Currency;
  /** Side that writes it. */
  viewer: Role;
  lines: DealLines;
  /** Whether sending was tried. */
  wasSent: boolean;
  /** `isUnfinished` where a part of the line is missing or unreadable, which `lines` do not show. */
  onChange: (lines: DealLines, isUnfinished?: boolean) => void;
}

/** The value of one line, to be written. */
export function LineField({ line, currency, viewer, lines, wasSent, onChange }: LineFieldProps) {
  if (line === 'deliverableWishes') return <Counts lines={lines} onChange={onChange} />;
  if (line === 'deposit') return <DepositField lines={lines} onChange={onChange} />;
  if (line === 'sample')
    return (
      <SampleField currency={currency} viewer={viewer} lines={lines} wasSent={wasSent} onChange={onChange} />
    );
  if (line === 'exclusivity') return <Exclusivity lines={lines} onChange={onChange} />;
  if (line === 'rights')
    return <Rights currency={currency} viewer={viewer} lines={lines} wasSent={wasSent} onChange={onChange} />;
  return (
    <Field
      label={line === 'budget' ? m.proposal_price({ currency: currencySign(currency) }) : lineLabel(line)}
      error={lineProblem(line, lines)}
    >
      <Control line={line} currency={currency} lines={lines} onChange={onChange} />
    </Field>
  );
}

function Control({ line, currency, lines, onChange }: Omit<LineFieldProps, 'viewer' | 'wasSent'>) {
  const [price, setPrice] = useState(dollarsForField(lines.budget));
  const rights = lines.rights ?? usualRights;
  const setRights = (change: Partial<RightsTerms>) =>
    onChange({ ...lines, rights: { ...rights, ...change } });
  const term = (value: string) => useTerms.find((one) => one === value) ?? null;
  const terms = [
    { value: '', label: m.line_none() },
    ...useTerms.map((value) => ({ value, label: termLabel(value) })),
  ];
  switch (line) {
    case 'budget':
      return (
        <TextInput
          start={<span aria-hidden>{currencySign(currency)}</span>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={price}
          onChange={({ target }) => {
            setPrice(target.value);
            const isBelow = target.value.trim().startsWith('-');
            onChange({ ...lines, budget: isBelow ? 0 : (centsFromDollars(target.value) ?? 0) });
          }}
        />
      );
    case 'deadline':
      return (
        <TextInput
          type="date"
          min={dayOf(new Date())}
          max={lastDeadline}
          value={lines.deadline.slice(0, 10)}
          onChange={({ target }) =>
            onChange({ ...lines, deadline: target.value && deadlineOfDay(target.value) })
          }
        />
      );
    case 'rounds':
      return (
        <Select
          value={String(lines.rounds)}
          options={upTo(wishLimits.rounds).map(counted)}
          onChange={({ target }) => onChange({ ...lines, rounds: Number(target.value) })}
        />
      );
    case 'paymentDays':
      return (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={lines.paymentDays}
          onChange={({ target }) => onChange({ ...lines, paymentDays: daysFrom(target.value) })}
        />
      );
    case 'territory':
      return (
        <Select
          value={rights.territory}
          options={territories.map((value) => ({ value, label: territoryLabel(value) }))}
          onChange={({ target }) =>
            setRights({ territory: territories.find((one) => one === target.value) ?? rights.territory })
          }
        />
      );
    case 'posting':
      return (
        <Select
          value={rights.posting}
          options={postings.map((value) => ({ value, label: postingLabel(value) }))}
          onChange={({ target }) =>
            setRights({ posting: postings.find((one) => one === target.value) ?? rights.posting })
          }
        />
      );
    case 'postOn':
      return (
        <TextInput
          type="date"
          value={rights.postOn?.slice(0, 10) ?? ''}
          onChange={({ target }) =>
            setRights({ postOn: target.value === '' ? null : deadlineOfDay(target.value) })
          }
        />
      );
    case 'rawFootage':
      return (
        <Select
          value={rights.rawFootage ? 'YES' : ''}
          options={[
            { value: '', label: m.line_none() },
            { value: 'YES', label: m.line_yes() },
          ]}
          onChange={({ target }) => setRights({ rawFootage: target.value === 'YES' })}
        />
      );
    case 'unpaid':
      return (
        <Select
          value={rights.unpaid?.term ?? ''}
          options={terms}
          onChange={({ target }) => {
            const chosen = term(target.value);
            const places = rights.unpaid ?? { ownAccounts: true, siteAndShop: true };
            setRights({ unpaid: chosen && { ...places, term: chosen } });
          }}
        />
      );
    case 'paidAds':
    case 'boostedPost':
    case 'broadcast':
      return (
        <Select
          value={rights[line] ?? ''}
          options={terms}
          onChange={({ target }) => setRights({ [line]: term(target.value) })}
        />
      );
    default:
      return null;
  }
}

const daysFrom = (typed: string) => Math.min(mostPaymentDays, wholeFromTyped(typed) || 0);
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const counted = (count: number) => ({ value: String(count), label: formatCount(count) });

type PartProps = Omit<LineFieldProps, 'line' | 'currency' | 'viewer' | 'wasSent'>;

/** How many of each kind; their wishes stay as they are. */
function Counts({ lines, onChange }: PartProps) {
  const { deliverableWishes } = lines;
  return (
    <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
      {deliverableOptions.map((kind) => {
        const place = deliverableWishes.findIndex((wish) => wish.kind === kind);
        const set = (count: number) => {
          const kept = deliverableWishes.filter((_, index) => index !== place || count > 0);
          const changed = kept.map((wish, index) =>
            index === place && count > 0 ? { ...wish, count } : wish,
          );
          const isNew = place < 0 && count > 0;
          onChange({
            ...lines,
            deliverableWishes: isNew ? [...changed, withDefaults({ kind, count })] : changed,
          });
        };
        return (
          <Field key={kind} label={deliverableLabel(kind)}>
            <Select
              value={String(deliverableWishes[place]?.count ?? 0)}
              options={[0, ...upTo(wishLimits.count)].map(counted)}
              onChange={({ target }) => set(Number(target.value))}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** For how long, and in which trade. */
function Exclusivity({ lines, onChange }: PartProps) {
  const { exclusivity } = lines;
  const months = [...new Set([1, 3, 6, 12, ...(exclusivity ? [exclusivity.months] : [])])];
  return (
    <div className="grid gap-3">
      <Field label={m.rights_exclusivity()}>
        <Select
          value={String(exclusivity?.months ?? '')}
          options={[
            { value: '', label: m.rights_none_exclusive() },
            ...months.map((count) => ({ value: String(count), label: monthsText(count) })),
          ]}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            const category = exclusivity?.category ?? '';
            onChange({ ...lines, exclusivity: chosen === 0 ? null : { months: chosen, category } });
          }}
        />
      </Field>
      {exclusivity ? (
        <Field label={m.brief_exclusivity_category()} error={lineProblem('exclusivity', lines)}>
          <TextInput
            maxLength={limits.name}
            value={exclusivity.category}
            onChange={({ target }) =>
              onChange({ ...lines, exclusivity: { ...exclusivity, category: target.value } })
            }
          />
        </Field>
      ) : null}
    </div>
  );
}

/** As the terms of use say, or line by line, which are then all there. */
function Rights({ currency, viewer, lines, wasSent, onChange }: Omit<LineFieldProps, 'line'>) {
  return (
    <div className="grid gap-3">
      <Field label={m.brief_rights()} error={lineProblem('rights', lines)}>
        <Select
          value={lines.rights ? 'LINES' : ''}
          options={[
            { value: '', label: m.rights_licence_kind() },
            { value: 'LINES', label: m.line_by_line() },
          ]}
          onChange={({ target }) => onChange({ ...lines, rights: target.value === '' ? null : usualRights })}
        />
      </Field>
      {lines.rights
        ? rightsLines.map((line) => (
            <LineField
              key={line}
              line={line}
              currency={currency}
              viewer={viewer}
              lines={lines}
              wasSent={wasSent}
              onChange={onChange}
            />
          ))
        : null}
    </div>
  );
}
