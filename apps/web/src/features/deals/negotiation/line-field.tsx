import {
  type Currency,
  centsFromDollars,
  type DealLines,
  dollarsForField,
  mostPaymentDays,
  type RightsTerms,
  type Role,
  usualRights,
  wholeFromTyped,
} from '@briefcast/contract';
import { wishLimits } from '@briefcast/contract/deals/deliverables';
import { type DealLine, rightsLines } from '@briefcast/contract/deals/versions';
import { postings, territories } from '@briefcast/contract/rights/lines';
import { currencySign } from '@briefcast/i18n/format';
import { lineLabel } from '@briefcast/i18n/labels/deal-lines';
import { postingLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { dayOf, deadlineOfDay, lastDeadline } from '../../../lib/calendar-day.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DepositField } from './deposit-field.tsx';
import { counted, termFrom, termOptions, upTo } from './line-options.ts';
import { CountFields, ExclusivityFields, UnpaidFields } from './line-parts.tsx';
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
  /** Whether its name is above it already. */
  isNamed?: boolean;
  /** `isUnfinished` where a part of the line is missing or unreadable, which `lines` do not show. */
  onChange: (lines: DealLines, isUnfinished?: boolean) => void;
}

/** The value of one line, to be written. */
export function LineField({
  line,
  currency,
  viewer,
  lines,
  wasSent,
  isNamed = false,
  onChange,
}: LineFieldProps) {
  if (line === 'deliverableWishes') return <CountFields lines={lines} onChange={onChange} />;
  if (line === 'deposit') return <DepositField lines={lines} onChange={onChange} />;
  if (line === 'sample')
    return (
      <SampleField currency={currency} viewer={viewer} lines={lines} wasSent={wasSent} onChange={onChange} />
    );
  if (line === 'exclusivity') return <ExclusivityFields lines={lines} onChange={onChange} />;
  if (line === 'rights')
    return <Rights currency={currency} viewer={viewer} lines={lines} wasSent={wasSent} onChange={onChange} />;
  if (line === 'unpaid') return <UnpaidFields lines={lines} isNamed={isNamed} onChange={onChange} />;
  return (
    <Field
      labelHidden={isNamed}
      label={line === 'budget' ? m.proposal_price({ currency: currencySign(currency) }) : lineLabel(line)}
      error={lineProblem(line, lines)}
    >
      <Control line={line} currency={currency} lines={lines} onChange={onChange} />
    </Field>
  );
}

function Control({
  line,
  currency,
  lines,
  onChange,
}: Omit<LineFieldProps, 'viewer' | 'wasSent' | 'isNamed'>) {
  const [price, setPrice] = useState(dollarsForField(lines.budget));
  const rights = lines.rights ?? usualRights;
  const setRights = (change: Partial<RightsTerms>) =>
    onChange({ ...lines, rights: { ...rights, ...change } });
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
    case 'paidAds':
    case 'boostedPost':
    case 'broadcast':
      return (
        <Select
          value={rights[line] ?? ''}
          options={termOptions()}
          onChange={({ target }) => setRights({ [line]: termFrom(target.value) })}
        />
      );
    default:
      return null;
  }
}

const daysFrom = (typed: string) => Math.min(mostPaymentDays, wholeFromTyped(typed) || 0);

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
