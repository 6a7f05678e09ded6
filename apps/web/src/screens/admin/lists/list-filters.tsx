import { SuspendedFilter } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ListState } from './use-list-state.ts';

interface ChoiceFilterProps {
  list: Pick<ListState, 'params' | 'setFilters'>;
  /** Parameter in the address. */
  name: string;
  label: string;
  /** Label of the choice without a filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** A filter of a list: one of a few, or all. */
export function ChoiceFilter({ list, name, label, all, options }: ChoiceFilterProps) {
  const value = list.params.get(name) ?? '';
  return (
    <Field label={label} className="max-sm:basis-full sm:w-48">
      <Select
        placeholder={all}
        options={options}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => list.setFilters({ [name]: event.target.value })}
      />
    </Field>
  );
}

/** The filter of suspended accounts in the address; nothing where there is none. */
export function suspendedOf(params: URLSearchParams): { suspended?: SuspendedFilter } {
  const suspended = SuspendedFilter.options.find((option) => option === params.get('suspended'));
  return suspended ? { suspended } : {};
}

/** Suspended accounts, those that answered, and answers that nobody has read. */
export const SuspendedChoice = ({ list }: Pick<ChoiceFilterProps, 'list'>) => (
  <ChoiceFilter
    list={list}
    name="suspended"
    label={m.admin_filter_suspension()}
    all={m.admin_filter_all()}
    options={[
      { value: 'yes', label: m.admin_suspended() },
      { value: 'answered', label: m.admin_filter_answered() },
      { value: 'unread', label: m.admin_filter_answer_unread() },
    ]}
  />
);

interface PeriodFilterProps {
  list: Pick<ListState, 'params' | 'setFilters'>;
  /** Default days where the address names none. */
  usual?: { from: string; to: string } | undefined;
}

/** The days between which a row was made; the browser lets nobody choose an end before the beginning. */
export function PeriodFilter({ list, usual }: PeriodFilterProps) {
  const { from, to } = { ...usual, ...periodOf(list.params) };
  const day = (name: 'from' | 'to', label: string, bounds: { min?: string; max?: string }): ReactNode => (
    <Field label={label} className="max-sm:flex-1 sm:w-40">
      <TextInput
        type="date"
        {...bounds}
        value={(name === 'from' ? from : to) ?? ''}
        onChange={(event) => list.setFilters({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      {day('from', m.admin_from(), { min: '2000-01-01', ...(to ? { max: to } : {}) })}
      {day('to', m.admin_to(), { min: from ?? '2000-01-01', max: '2200-12-31' })}
    </>
  );
}

const isDay = (text: string | null): text is string =>
  text !== null && /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days in an address that are days; without the last where it comes before the first. */
export function periodOf(params: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) && !(isDay(from) && to < from) ? { to } : {}),
  };
}

/** A yes or no in an address. */
export const yesOrNo = (text: string | null): 'yes' | 'no' | undefined =>
  text === 'yes' || text === 'no' ? text : undefined;
