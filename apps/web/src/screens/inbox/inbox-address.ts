/** Part of the inbox that the address shows, and its query. */
import { type InboxFilter, inboxFilters } from '@briefcast/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { pagedQ } from '../../lib/query.ts';
import { type AddressChanges, useAddressFilters, withChanges } from '../../lib/use-address-filters.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';

const filterOf = (value: string | null): InboxFilter | undefined =>
  inboxFilters.find((filter) => filter === value);

/** Filters, search and the open conversation of the inbox, as the address has them. */
export function useInboxAddress() {
  const { params, change } = useAddressFilters();
  const search = params.get('search') ?? '';
  const { typed, setTyped } = useTypedSearch(search, (text) => change({ search: text, message: undefined }));
  /** Only the finder leads to a message. */
  const hrefOf = (changes: AddressChanges) => `?${withChanges(params, { message: undefined, ...changes })}`;
  return {
    filter: filterOf(params.get('filter')),
    search,
    typed,
    setTyped,
    withId: params.get('with') ?? undefined,
    campaign: params.get('campaign') ?? undefined,
    dealId: params.get('deal'),
    hrefOf,
    reset: () => {
      setTyped('');
      change({
        filter: undefined,
        search: undefined,
        with: undefined,
        campaign: undefined,
        message: undefined,
      });
    },
  };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;

/** Query of the conversations that the address asks for, in pages. */
export function useInboxQuery({ filter, search, withId, campaign }: InboxAddress) {
  const query = useDeferredValue({
    ...(filter ? { filter } : {}),
    ...(search ? { search } : {}),
    ...(withId ? { with: withId } : {}),
    ...(campaign ? { campaign } : {}),
  });
  return { ...pagedQ('inbox.list', { query }), placeholderData: keepPreviousData };
}
