/** Live updates (rules/live#live): the event stream refreshes what screens have loaded. */
import type { LiveEvent } from '@briefcast/contract';
import { useEffect, useEffectEvent } from 'react';
import { afterContent } from './after-content.ts';
import { firstCallsAt } from './first-answers.ts';
import { freshForMs, queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { refreshUser } from './refresh-user.ts';
import { readSession } from './session.ts';

const listeners = new Set<(event: LiveEvent) => void>();
const refresh = createRefreshQueue((queryKey) => queryClient.invalidateQueries({ queryKey }));

/**
 * The members of the organisation, their roles and its name: the person's own role decides what every screen
 * offers.
 */
function refreshOrganization() {
  if (readSession().user?.role !== 'BRAND') return;
  refresh(queryKeys.team);
  refresh(queryKeys.organizations);
  // Ignores a failure: the next read of the account shows it.
  refreshUser().catch(() => undefined);
}

function refreshAfter({ kind, dealId }: LiveEvent) {
  const { deals, notifications, ownProfile } = queryKeys;
  if (kind === 'typing' || kind === 'watching') return;
  // A comment is no need of anybody, and is frequent.
  if (kind !== 'comment.changed') refresh(queryKeys.needs);
  if (kind === 'notifications.changed') return refresh(notifications.all);
  if (kind === 'billing.changed' || kind === 'profile.unpublished') refresh(queryKeys.billing.all);
  if (kind === 'billing.changed') return;
  if (kind === 'profile.unpublished' || kind === 'profile.reviewed') return refresh(ownProfile);
  if (kind === 'organization.changed') return refreshOrganization();
  if (kind === 'casting.changed') return refresh(queryKeys.castings.all);
  // When a deal is completed, a payout is due.
  if (kind === 'payout.changed' || kind === 'deal.changed' || kind === 'deal.removed')
    refresh(queryKeys.payouts.all);
  if (kind === 'payout.changed') return;
  // Refreshes the rights, as an offer to renew one is shown next to it, and an accepted one moves its end.
  if (kind === 'deal.changed') refresh(queryKeys.rights);
  refresh(deals.lists);
  // A comment changes nothing else of its deal, and is frequent.
  if (kind === 'comment.changed') return dealId ? refresh(queryKeys.comments.deal(dealId)) : undefined;
  if (dealId) refresh(deals.detail(dealId));
  if (kind.startsWith('deal.')) refresh(deals.stats);
}

/** Refreshes loaded data for an event, and passes the event to the screens that listen. */
function handleEvent(event: LiveEvent) {
  refreshAfter(event);
  for (const listener of listeners) listener(event);
}

/** Events may be missing, so everything that they could have changed is loaded again. */
function readAnew() {
  refresh(queryKeys.deals.all);
  refresh(queryKeys.needs);
  refresh(queryKeys.payouts.all);
  refresh(queryKeys.rights);
  refresh(queryKeys.comments.all);
  refresh(queryKeys.castings.all);
  refresh(queryKeys.notifications.all);
  refresh(queryKeys.ownProfile);
  refreshOrganization();
}

/**
 * When the shown data may have been requested: data that counts as fresh may have been loaded before the
 * stream began.
 */
const shownSince = () => Math.min(Date.now() - freshForMs, firstCallsAt ?? Number.POSITIVE_INFINITY);

/** Starts listening after the screen's own code and data were loaded. Returns a function that stops it. */
function follow(): () => void {
  const since = shownSince();
  let stop: (() => void) | undefined;
  let isWanted = true;
  const begin = async () => {
    await afterContent();
    const { followLive } = await import('./follow-live.ts');
    if (isWanted) stop = followLive({ onEvent: handleEvent, onReset: readAnew }, since);
  };
  // Without its code the page shows what was loaded; the next page that is opened tries again.
  begin().catch(() => undefined);
  return () => {
    isWanted = false;
    stop?.();
  };
}

let followers = 0;
let stopFollowing: (() => void) | undefined;

/** One shared connection, however many parts of the page use it. */
function followTogether(): () => void {
  followers += 1;
  if (followers === 1) stopFollowing = follow();
  return () => {
    followers -= 1;
    if (followers === 0) stopFollowing?.();
  };
}

/** Keeps loaded data up to date while a component that uses this is mounted. */
export function useLiveUpdates() {
  useEffect(followTogether, []);
}

/** Calls back with each event, such as `typing`; loaded data is refreshed independently. */
export function useLiveEvent(onEvent: (event: LiveEvent) => void) {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => handle(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
