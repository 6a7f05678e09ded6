import { m } from '@briefcast/i18n/messages';
import {
  ChoiceFilter,
  PeriodFilter,
  periodOf,
  SuspendedChoice,
  suspendedOf,
  yesOrNo,
} from './list-filters.tsx';
import type { ListState } from './use-list-state.ts';

type Address = Pick<ListState, 'params' | 'setFilters'>;

/** The filters in the address that are filters of creators. */
export function creatorFiltersOf(params: URLSearchParams) {
  const [published, complete] = [yesOrNo(params.get('published')), yesOrNo(params.get('complete'))];
  return {
    ...periodOf(params),
    ...suspendedOf(params),
    ...(published ? { published } : {}),
    ...(complete ? { complete } : {}),
  };
}

/** The fields of the creators' filters. */
export const CreatorFilters = ({ list }: { list: Address }) => (
  <>
    <ChoiceFilter
      list={list}
      name="published"
      label={m.admin_column_status()}
      all={m.admin_filter_all()}
      options={[
        { value: 'yes', label: m.admin_published() },
        { value: 'no', label: m.admin_unpublished() },
      ]}
    />
    <ChoiceFilter
      list={list}
      name="complete"
      label={m.admin_filter_profile()}
      all={m.admin_filter_all()}
      options={[
        { value: 'yes', label: m.admin_filter_complete() },
        { value: 'no', label: m.admin_filter_incomplete() },
      ]}
    />
    <SuspendedChoice list={list} />
    <PeriodFilter list={list} />
  </>
);
