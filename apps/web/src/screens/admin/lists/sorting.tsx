import type { SortDirection } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ListState } from './use-list-state.ts';

/** A column of a list, and the order that its heading sorts by. */
export interface Column<Sort extends string = string> {
  label: () => string;
  /** Aligns numbers and actions at the end. */
  end?: boolean;
  sort?: Sort;
  /** Direction of the first press: numbers and days begin with the largest. */
  first?: SortDirection;
}

interface SortHeaderProps<Sort extends string> {
  column: Column<Sort>;
  sort: Sort | undefined;
  direction: SortDirection;
  onSort: (sort: Sort | undefined, direction?: SortDirection) => void;
}

/** The heading of a column. Pressed, it sorts; again, the other way; a third time, the newest come first as before. */
export function SortHeader<Sort extends string>({ column, sort, direction, onSort }: SortHeaderProps<Sort>) {
  const { label, end, first = 'asc' } = column;
  if (column.sort === undefined) {
    return (
      <th scope="col" className={end ? 'text-end!' : undefined}>
        {label()}
      </th>
    );
  }
  const isSorted = column.sort === sort;
  const other = first === 'asc' ? 'desc' : 'asc';
  const Icon = isSorted ? (direction === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;

  function press() {
    if (!isSorted) onSort(column.sort, first);
    else if (direction === first) onSort(column.sort, other);
    else onSort(undefined);
  }

  return (
    <th
      scope="col"
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={end ? 'text-end!' : undefined}
    >
      <button
        type="button"
        onClick={press}
        className={clsx(
          '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-sm px-1.5 hover:text-ink',
          isSorted && 'text-ink',
          end && 'flex-row-reverse',
        )}
      >
        {label()}
        <Icon aria-hidden className={clsx('ic size-3.5!', !isSorted && 'opacity-60')} />
      </button>
    </th>
  );
}

/** Column and direction of sorting for cards, in place of a table's headings. */
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
