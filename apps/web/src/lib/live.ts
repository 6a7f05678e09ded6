/** What others do, as it happens (rules/deals#live): the stream of events refreshes what screens have loaded. */
import type { LiveEvent } from '@briefcast/contract';
import { useEffect, useEffectEvent } from 'react';
import { afterContent } from './after-content.ts';
import { firstCallsAt } from './first-calls.ts';
import { freshForMs, queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { refreshUser } from './refresh-user.ts';
import { readSession } from './session.ts';

const listeners = new Set<(event: LiveEvent) => void>();
const refresh = createRefreshQueue((queryKey) => queryClient.invalidateQueries({ queryKey }));

/** Who belongs to the organisation, in which role, under which name: one's own role decides what every screen offers. */
function refreshOrganization() {
  if (readSession().user?.role !== 'BRAND') return;
  refresh(queryKeys.team);
  refresh(queryKeys.organizations);
  // Where it fails, the next look at the account tells.
  refreshUser().catch(() => undefined);
}

function refreshAfter({ kind, dealId }: LiveEvent) {
  const { deals, notifications, ownProfile } = queryKeys;
  if (kind === 'typing' || kind === 'watching') return;
  if (kind === 'notifications.changed') return refresh(notifications.all);
  if (kind === 'billing.changed' || kind === 'profile.unpublished') refresh(queryKeys.billing.all);
  if (kind === 'billing.changed') return;
  if (kind === 'profile.unpublished' || kind === 'profile.reviewed') return refresh(ownProfile);
  if (kind === 'organization.changed') return refreshOrganization();
  // A completed deal is owed from then on.
  if (kind === 'payout.changed' || kind === 'deal.changed' || kind === 'deal.removed')
    refresh(queryKeys.payouts.all);
  if (kind === 'payout.changed') return;
  refresh(deals.lists);
  // What was said of a file changes nothing else of its deal, and comes often.
  if (kind === 'comment.changed') return dealId ? refresh(queryKeys.comments.deal(dealId)) : undefined;
  if (dealId) refresh(deals.detail(dealId));
  if (kind.startsWith('deal.')) refresh(deals.stats);
}

/** Takes each event to what is loaded, and to the screens that listen. */
function handleEvent(event: LiveEvent) {
  refreshAfter(event);
  for (const listener of listeners) listener(event);
}

/** Events may be missing: what they would have changed is read anew. */
function readAnew() {
  refresh(queryKeys.deals.all);
  refresh(queryKeys.payouts.all);
  refresh(queryKeys.comments.all);
  refresh(queryKeys.notifications.all);
  refresh(queryKeys.ownProfile);
  refreshOrganization();
}

/** When what is shown may have been asked for: what still counts as fresh was loaded without anybody listening. */
const shownSince = () => Math.min(Date.now() - freshForMs, firstCallsAt ?? Number.POSITIVE_INFINITY);

/** Begins to listen once the screen has its content, whose code and data come first. Returns how to stop. */
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

/** One connection, however many parts of the page ask for it. */
function followTogether(): () => void {
  followers += 1;
  if (followers === 1) stopFollowing = follow();
  return () => {
    followers -= 1;
    if (followers === 0) stopFollowing?.();
  };
}

/** Keeps what is loaded up to date while a part of the page that uses it is there. */
export function useLiveUpdates() {
  useEffect(followTogether, []);
}

/** Tells a screen of each event, such as `typing`; what is loaded is refreshed without it. */
export function useLiveEvent(onEvent: (event: LiveEvent) => void) {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => handle(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
