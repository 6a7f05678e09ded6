import { DealStatus } from '@briefcast/contract';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { ChoiceFilter, PeriodFilter, periodOf } from './list-filters.tsx';
import type { ListState } from './use-list-state.ts';

type Address = Pick<ListState, 'params' | 'setFilters'>;

/** The filters in the address that are filters of deals. */
export function dealFiltersOf(params: URLSearchParams) {
  const status = DealStatus.options.find((option) => option === params.get('status'));
  return {
    ...periodOf(params),
    ...(status ? { status } : {}),
    ...(params.get('overdue') === 'yes' ? { overdue: 'yes' as const } : {}),
  };
}

/** The fields of the deals' filters. */
export const DealFilters = ({ list }: { list: Address }) => (
  <>
    <ChoiceFilter
      list={list}
      name="status"
      label={m.admin_column_status()}
      all={m.admin_all_statuses()}
      options={DealStatus.options.map((status) => ({ value: status, label: dealStatusLabel(status) }))}
    />
    <ChoiceFilter
      list={list}
      name="overdue"
      label={m.admin_column_deadline()}
      all={m.admin_filter_all()}
      options={[{ value: 'yes', label: m.admin_filter_overdue() }]}
    />
    <PeriodFilter list={list} />
  </>
);
