/** What others do, as it happens (rules/deals#live): the stream of events refreshes what screens have loaded. */
import { api, errorFromAnswer, type FollowParts, type LiveEvent } from '@briefcast/contract';
import { useEffect, useEffectEvent } from 'react';
import { followWhileSeen } from './follow-while-seen.ts';
import { freshForMs, queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { refreshUser } from './refresh-user.ts';
import { endRefusedSession, readSession, readToken } from './session.ts';

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

function followParts(): FollowParts {
  let token: string | null = null;
  return {
    open(query, headers, signal) {
      token = readToken();
      return fetch(`${api.live.events.path}${query}`, {
        headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
        cache: 'no-store',
        signal,
      });
    },
    onEvent(event) {
      refreshAfter(event);
      for (const listener of listeners) listener(event);
    },
    onReset() {
      refresh(queryKeys.deals.all);
      refresh(queryKeys.payouts.all);
      refresh(queryKeys.comments.all);
      refresh(queryKeys.notifications.all);
      refresh(queryKeys.ownProfile);
      refreshOrganization();
    },
    onRefused(answer) {
      if (token !== null) endRefusedSession(token, errorFromAnswer(answer));
    },
  };
}

/** What was loaded shortly before, and still counts as fresh, was loaded without anybody listening. */
const follow = () => followWhileSeen(followParts(), Date.now() - freshForMs);

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
