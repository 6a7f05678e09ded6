import type { OwnAccount } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** The person's account: e-mail, language, and its security. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.ownAccount.account,
  queryFn: ({ signal }) => client.ownAccount.read(undefined, { signal }),
  select: ({ account }) => account,
});

/** The person's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.ownAccount.sessions,
  queryFn: ({ signal }) => client.ownAccount.sessions(undefined, { signal }),
  select: ({ sessions }) => sessions,
});

/** Query for the consequences of deleting the account; refetched each time. */
export const removalQuery = queryOptions({
  queryKey: queryKeys.ownAccount.removal,
  queryFn: ({ signal }) => client.personalData.removal(undefined, { signal }),
});

/** Refetches all of it: what failed together is retried together. */
export const retryAccount = () =>
  void queryClient.refetchQueries({ queryKey: queryKeys.ownAccount.all, type: 'active' });

/** After a change whose answer does not contain the whole account. */
export const refreshAccount = () => queryClient.invalidateQueries({ queryKey: queryKeys.ownAccount.all });

/** Shows the account as a call has just returned it. */
export const showAccount = (answer: { account: OwnAccount }) =>
  queryClient.setQueryData(accountQuery.queryKey, answer);
