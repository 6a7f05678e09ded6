import { m } from '@briefcast/i18n/messages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Column } from './sort-header.tsx';
import type { ListState } from './use-list-state.ts';

/** What the headings of a table do, for cards: by what they are sorted, and which way. */
export function SortField<Sort extends string>({
  columns,
  list,
}: {
  columns: readonly Column<Sort>[];
  list: ListState<Sort>;
}) {
  const { sort, direction } = list;
  const other = direction === 'asc' ? 'desc' : 'asc';
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div className="flex basis-full items-end gap-2 md:hidden">
      <Field label={m.admin_sort()} className="flex-1">
        <Select
          placeholder={m.admin_sort_newest()}
          options={columns.flatMap((column) =>
            column.sort ? [{ value: column.sort, label: column.label() }] : [],
          )}
          value={sort ?? ''}
          onChange={(event) => {
            const column = columns.find((one) => one.sort === event.target.value);
            list.setSort(column?.sort, column?.first);
          }}
        />
      </Field>
      {sort ? (
        <IconButton
          label={direction === 'asc' ? m.admin_sort_ascending() : m.admin_sort_descending()}
          icon={<Icon aria-hidden className="ic" />}
          onClick={() => list.setSort(sort, other)}
        />
      ) : null}
    </div>
  );
}
