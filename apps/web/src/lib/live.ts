/** Live updates (rules/live#live): the event stream refreshes what screens have loaded. */
import type { LiveEvent } from '@briefcast/contract';
import { useEffect, useEffectEvent } from 'react';
import { afterContent } from './after-content.ts';
import { dealLists, dealPage, dealStats, type QueryName } from './changes-with.ts';
import { firstCallsAt } from './first-answers.ts';
import { invalidate, invalidateOfDeal } from './invalidate.ts';
import { freshForMs } from './query-client.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { refreshUser } from './refresh-user.ts';
import { readSession } from './session.ts';

const listeners = new Set<(event: LiveEvent) => void>();
const refresh = createRefreshQueue<[name: QueryName, dealId?: string]>(([name, dealId]) =>
  dealId === undefined ? invalidate(name) : invalidateOfDeal(dealId, name),
);

/** Names whose answers are about one deal. */
const ofOneDeal: readonly QueryName[] = [...dealPage, 'comments'];

const organization = ['team.read', 'team.organizations'] as const;
const deal = [
  ...(['needs', 'inbox', 'campaigns', 'publications.ofCampaign', 'campaignReports.read'] as const),
  ...dealLists,
  ...dealPage,
] as const;

/** The header counts unread conversations. */
const conversation = [...deal, 'notifications.unreadCount'] as const;

/** Names that are read again after each kind of event; comments are frequent, and change little else. */
const refreshedAfter: Record<LiveEvent['kind'], readonly QueryName[]> = {
  'billing.changed': ['needs', 'billing'],
  'casting.changed': ['needs', 'castings'],
  'comment.changed': [...dealLists, 'comments'],
  // A renewal changes with its deal, and a completed deal owes a payout.
  'deal.changed': [...deal, ...dealStats, 'payouts', 'rights.list'],
  'deal.created': [...deal, ...dealStats],
  'deal.removed': [...deal, ...dealStats, 'payouts'],
  'draft.changed': deal,
  'file.changed': deal,
  'message.created': conversation,
  'messages.read': conversation,
  'notifications.changed': ['needs', 'notifications', 'letters'],
  'organization.changed': ['needs', ...organization],
  'payout.changed': ['needs', 'campaigns', 'payouts'],
  'profile.reviewed': ['needs', 'accounts.me'],
  'profile.unpublished': ['needs', 'accounts.me', 'billing'],
  'share.changed': deal,
  'suspension.changed': ['needs', 'suspension'],
  typing: [],
  watching: [],
};

/** Reads the person again, whose role and standing decide what every screen offers. */
function refreshPerson() {
  // Ignores a failure: the next read of the account shows it.
  refreshUser().catch(() => undefined);
}

/** A creator has no role in an organisation. */
function refreshMember() {
  if (readSession().user?.role === 'BRAND') refreshPerson();
}

function refreshAfter({ kind, dealId }: LiveEvent) {
  for (const name of refreshedAfter[kind])
    refresh(dealId !== null && ofOneDeal.includes(name) ? [name, dealId] : [name]);
  if (kind === 'organization.changed') refreshMember();
  if (kind === 'suspension.changed') refreshPerson();
}

/** Refreshes loaded data for an event, and passes the event to the screens that listen. */
function handleEvent(event: LiveEvent) {
  refreshAfter(event);
  for (const listener of listeners) listener(event);
}

/** Events may be missing, so everything that they could have changed is loaded again. */
function readAnew() {
  // No event names the uploads of other devices.
  const names: QueryName[] = [...Object.values(refreshedAfter).flat(), 'uploads'];
  for (const name of new Set(names)) refresh([name]);
  refreshMember();
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
