import { AppError, type ErrorCode, isEndOfSession } from '@briefcast/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { changeOutbox, nextToSend, type OutboxEntry, readOutbox } from './outbox.ts';
import { newRequestKey } from './request-key.ts';
import { errorText } from './show-error.ts';

/** How long a try without an answer is left alone; the browser tells earlier where it knows. */
const againAfterMs = 15_000;

/** What passes: too much at once, the same still being done, and a session that the next login begins anew. */
const passes = (code: ErrorCode) => code === 'request.in_progress' || isEndOfSession(code);

/** Whether the server said no, and trying again would not change that. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.status !== 429 && !passes(error.code);

/** What every new entry begins with. */
export const newEntry = (): OutboxEntry => ({
  key: newRequestKey(),
  createdAt: new Date().toISOString(),
  refusal: null,
});

/** Runs the work in one tab at a time, where the browser can tell: elsewhere the server's keys keep things single. */
async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks on secure addresses only.
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(name, work) : work());
}

interface OutboxOptions<E extends OutboxEntry, Sent> {
  /** The name under which it is kept on this device: whose it is and what it is about. */
  name: string;
  schema: z.ZodType<E>;
  /** Tells the server, under the entry's key; rejects where it did not take it. */
  send: (entry: E) => Promise<Sent>;
  /** The server took it: show it. */
  onSent: (sent: Sent, entry: E) => void;
  /** What is read where the server gave no reason for turning an entry down. */
  refusalText: string;
  /** What is sent one after another: entries of different lanes do not wait for each other. One of `lanes`. */
  laneOf?: (entry: E) => string;
  lanes?: readonly string[];
  /** Whether it has arrived, although its answer was lost. */
  hasArrived?: (entry: E) => boolean;
}

const oneLane = 'all';
const inOneLane = () => oneLane;
const onlyLane = [oneLane];
const never = () => false;

/**
 * What somebody wrote: it is sent in its order, stays on the device while there is no connection, and is tried again
 * when there is one. What the server turned down stays to be read, and is sent again or discarded by hand. Several tabs
 * see the same.
 */
export function useOutbox<E extends OutboxEntry, Sent>({
  name,
  schema,
  send,
  onSent,
  refusalText,
  laneOf = inOneLane,
  lanes = onlyLane,
  hasArrived = never,
}: OutboxOptions<E, Sent>) {
  const [pending, setPending] = useState(() => readOutbox(name, schema));
  /** What a person reads of the last try that got no answer; null while the line is not known to be cut. */
  const [cut, setCut] = useState<string | null>(null);
  const all = useRef(pending);
  const sending = useRef(new Set<string>());

  const show = useCallback((entries: E[]) => {
    all.current = entries;
    setPending(entries);
  }, []);

  const change = useCallback(
    (how: (entries: E[]) => E[]) => {
      const isKept = changeOutbox(name, schema, how);
      show(how(all.current));
      // What was begun on a page that was left goes on there: the same outbox on the page that is open now hears of it.
      if (isKept) window.dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [name, schema, show],
  );

  const without = (key: string) => (entries: E[]) => entries.filter((one) => one.key !== key);
  const markRefused = (key: string, refusal: string | null) =>
    change((entries) => entries.map((one) => (one.key === key ? { ...one, refusal } : one)));

  const sendOne = useEffectEvent(async (entry: E): Promise<boolean> => {
    const { key } = entry;
    if (hasArrived(entry)) {
      change(without(key));
      return true;
    }
    try {
      const sent = await send(entry);
      setCut(null);
      onSent(sent, entry);
      change(without(key));
      return true;
    } catch (error) {
      // What was discarded meanwhile did not fail.
      if (!all.current.some((one) => one.key === key)) return true;
      if (isFinalRefusal(error)) {
        markRefused(key, errorText(error, refusalText));
        return true;
      }
      setCut(errorText(error, refusalText));
      return false;
    }
  });

  const nextOf = useEffectEvent((lane: string) => nextToSend(all.current, (entry) => laneOf(entry) === lane));

  const sendLane = useEffectEvent(async (lane: string) => {
    if (sending.current.has(lane) || !nextOf(lane)) return;
    sending.current.add(lane);
    try {
      await inOneTab(`${name} ${lane}`, async () => {
        for (let next = nextOf(lane); next; next = nextOf(lane)) if (!(await sendOne(next))) return;
      });
    } finally {
      sending.current.delete(lane);
    }
  });
  const sendAll = useEffectEvent(() => {
    for (const lane of lanes) void sendLane(lane);
  });

  useEffect(() => {
    const handleOnline = () => sendAll();
    const handleStorage = (event: StorageEvent) => {
      if (event.key === name) show(readOutbox(name, schema));
    };
    handleOnline();
    window.addEventListener('online', handleOnline);
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('storage', handleStorage);
    };
  }, [name, schema, show]);

  const isOffline = cut !== null;
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(() => sendAll(), againAfterMs);
    return () => clearInterval(timer);
  }, [isOffline]);

  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) sendAll();
  }, [turn]);
  const sendSoon = useCallback(() => setTurn((count) => count + 1), []);

  return {
    pending,
    isOffline,
    cut,
    add: useCallback(
      (entry: E) => {
        change((entries) => [...entries, entry]);
        sendSoon();
      },
      [change, sendSoon],
    ),
    /** Keeps what is known of an entry by now, such as what was done for it before it can be sent. */
    note: (key: string, more: Partial<E>) =>
      change((entries) => entries.map((one) => (one.key === key ? { ...one, ...more } : one))),
    /** Tries everything that waits, and this one as well where it was turned down. */
    sendNow(key: string) {
      markRefused(key, null);
      setCut(null);
      sendSoon();
    },
    discard: (key: string) => change(without(key)),
  };
}
