import { m } from '@briefcast/i18n/messages';
import { ArrowDownUp, Search } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DealControls } from './use-deal-controls.ts';
import { type DealSort, dealSorts } from './use-deal-controls.ts';

const sortLabels: Record<DealSort, () => string> = {
  deadline: m.next_sort_deadline,
  newest: m.next_sort_newest,
  activity: m.next_sort_activity,
  budget: m.next_sort_budget,
};

interface DealToolbarProps {
  controls: DealControls;
  /** Closed deals come newest first, and in no other order. */
  isSortable: boolean;
}

/** Search and order above a dashboard's deals. */
export function DealToolbar({ controls, isSortable }: DealToolbarProps) {
  return (
    <search className="mb-5 flex flex-wrap gap-2.5">
      <Field label={m.next_search()} labelHidden className="grow basis-48 md:max-w-[380px]">
        <TextInput
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.next_search_hint()}
          maxLength={200}
          value={controls.typed}
          onChange={(event) => controls.setTyped(event.target.value)}
          start={<Search aria-hidden className="ic" />}
        />
      </Field>
      {isSortable ? (
        <Field label={m.next_sort()} labelHidden className="min-w-0 basis-44 max-sm:grow md:ms-auto">
          <Select
            value={controls.sort}
            start={<ArrowDownUp aria-hidden className="ic" />}
            options={dealSorts.map((value) => ({ value, label: sortLabels[value]() }))}
            onChange={(event) =>
              controls.setSort(dealSorts.find((one) => one === event.target.value) ?? 'deadline')
            }
          />
        </Field>
      ) : null}
    </search>
  );
}
