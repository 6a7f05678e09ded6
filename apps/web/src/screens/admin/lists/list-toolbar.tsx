import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Download, ListFilter, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { InvitePeople } from '../people/invite-people.tsx';
import { useSaveList } from '../use-save-list.ts';
import { SearchField } from './search-field.tsx';
import type { ListKind, ListState } from './use-list-state.ts';

interface ListToolbarProps {
  what: ListKind;
  list: ListState;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Saves the rows that are found as a file. */
  onSave: () => Promise<void>;
  /** The fields of the filters, and how many of them leave something out. */
  filters: ReactNode;
  filtersSet: number;
  /** For cards, which have no headings to sort by. */
  sortField: ReactNode;
}

/** Search, filters, Save and Refresh above a list. On phones the filters wait behind a button. */
export function ListToolbar(props: ListToolbarProps) {
  const { what, list, isRefreshing, onRefresh, onSave, filters, filtersSet, sortField } = props;
  const [areOpen, setOpen] = useState(filtersSet > 0);
  const save = useSaveList(onSave);
  const filtersId = useId();

  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <SearchField
          list={list}
          label={m.admin_list_search({ what })}
          hint={m.admin_list_search_hint({ what })}
          className="basis-48"
        />
        <Button
          variant="outline"
          className="px-3.5! md:hidden!"
          aria-expanded={areOpen}
          aria-controls={filtersId}
          icon={<ListFilter aria-hidden className="ic" />}
          onClick={() => setOpen(!areOpen)}
        >
          {filtersSet > 0 ? (
            m.admin_filters_set({ count: formatCount(filtersSet) })
          ) : (
            <span className="sr-only">{m.admin_filters()}</span>
          )}
        </Button>
        {what === 'deals' ? null : <InvitePeople />}
        <OnlineButton
          variant="outline"
          className="max-sm:px-3.5! md:ms-auto"
          busy={save.isPending}
          busyText={m.admin_saving_file()}
          icon={<Download aria-hidden className="ic" />}
          onClick={() => save.mutate()}
        >
          <span className="max-sm:sr-only">{m.admin_save_file()}</span>
        </OnlineButton>
        <Button
          variant="outline"
          className="max-sm:px-3.5!"
          aria-label={m.admin_refresh()}
          aria-busy={isRefreshing || undefined}
          icon={<RefreshCw aria-hidden className={isRefreshing ? 'ic spin' : 'ic'} />}
          onClick={onRefresh}
        >
          <span className="max-sm:sr-only">{m.admin_refresh()}</span>
        </Button>
      </div>
      <div
        id={filtersId}
        className={clsx('flex flex-wrap items-end gap-x-2.5 gap-y-3', !areOpen && 'max-md:hidden')}
      >
        {filters}
        {sortField}
        {filtersSet > 0 || list.search !== '' ? (
          <Button variant="ghost" onClick={list.clear}>
            {m.admin_filters_clear()}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
