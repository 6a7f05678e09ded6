/** What others do, as it happens (decisions 4.10): the stream of events refreshes what screens have loaded. */
import { LiveEvent } from '@briefcast/contract';
import { useEffect, useEffectEvent } from 'react';
import { readJson } from './api.ts';
import { createEventReader } from './event-stream.ts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { endRefusedSession, readToken } from './session.ts';

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
/** A tab that is hidden longer lets its connection go; it catches up when it is seen again. */
const hiddenGraceMs = 60_000;

const listeners = new Set<(event: LiveEvent) => void>();

function refresh(event: LiveEvent) {
  if (event.kind === 'typing') return;
  if (event.kind === 'notifications.changed') {
    void queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all });
    return;
  }
  if (event.kind === 'profile.unpublished') {
    void queryClient.invalidateQueries({ queryKey: queryKeys.ownProfile });
    return;
  }
  const { deals } = queryKeys;
  void queryClient.invalidateQueries({ queryKey: deals.lists });
  if (event.dealId) void queryClient.invalidateQueries({ queryKey: deals.detail(event.dealId) });
  if (event.kind.startsWith('deal.')) void queryClient.invalidateQueries({ queryKey: deals.stats });
}

function receive(data: string) {
  const event = LiveEvent.safeParse(readJson(data));
  // A newer server may tell of things this version does not know.
  if (!event.success) return;
  refresh(event.data);
  for (const listener of listeners) listener(event.data);
}

/** One connection until it ends; the answer is whether it had been open. */
async function listen(lastEventId: { current: string | null }, signal: AbortSignal, onOpen: () => void) {
  const token = readToken();
  if (token === null) return;
  const answer = await fetch('/api/events', {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId.current === null ? {} : { 'last-event-id': lastEventId.current }),
    },
    cache: 'no-store',
    signal,
  });
  if (answer.status === 401) return endRefusedSession(token);
  if (!answer.ok || !answer.body) return;
  onOpen();
  const take = createEventReader((event) => {
    if (event.id !== null) lastEventId.current = event.id;
    receive(event.data);
  });
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    take(decoder.decode(piece.value, { stream: true }));
  }
}

/** Keeps a connection open until stopped; one that breaks is opened again, ever more patiently. */
function follow(): () => void {
  const lastEventId: { current: string | null } = { current: null };
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;
  let stopped = false;

  function handleOpen() {
    failures = 0;
    // What happened while nobody listened: the server sends what it kept, this covers the rest.
    if (wasOpen) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.deals.all });
      void queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all });
    }
    wasOpen = true;
  }

  async function connect() {
    const own = new AbortController();
    connection = own;
    await listen(lastEventId, own.signal, handleOpen).catch(() => undefined);
    if (stopped || own.signal.aborted || readToken() === null) return;
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    failures += 1;
    // Spread out, so that a restarted server is not met by everybody at once.
    timer = setTimeout(connect, delay * (0.5 + Math.random() / 2));
  }

  function disconnect() {
    clearTimeout(timer);
    connection?.abort();
    connection = undefined;
  }

  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  function handleVisibility() {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(disconnect, hiddenGraceMs);
    else if (!connection) void connect();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  void connect();
  return () => {
    stopped = true;
    clearTimeout(hiddenTimer);
    document.removeEventListener('visibilitychange', handleVisibility);
    disconnect();
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
