import type { OwnAccount } from '@briefcast/contract';
import { queriesOf } from '../../../lib/invalidate.ts';
import { keyOf } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Refetches all of it: what failed together is retried together. */
export const retryAccount = () =>
  void queryClient.refetchQueries({ ...queriesOf('ownAccount'), type: 'active' });

/** Shows the account as a call has just returned it. */
export const showAccount = (answer: { account: OwnAccount }) =>
  queryClient.setQueryData(keyOf('ownAccount.read'), answer);
