import { AppError, type ErrorCode, isEndOfSession } from '@briefcast/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { changeOutbox, nextToSend, type OutboxEntry, readOutbox } from './outbox.ts';
import { newRequestKey } from './request-key.ts';
import { errorText } from './show-error.ts';

/** After how long a try without an answer is repeated; the browser may report the failure earlier. */
const againAfterMs = 15_000;

/** Temporary refusals: too many calls, a call in progress, and a session that the next login renews. */
const passes = (code: ErrorCode) => code === 'request.in_progress' || isEndOfSession(code);

/** Whether the server refused permanently, so that a retry would not help. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.status !== 429 && !passes(error.code);

/** The initial fields of a new entry. */
export const newEntry = (): OutboxEntry => ({
  key: newRequestKey(),
  createdAt: new Date().toISOString(),
  refusal: null,
});

/**
 * Runs the work in one tab at a time, if the browser supports it: otherwise the idempotency keys prevent
 * duplicates.
 */
async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks on secure addresses only.
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(name, work) : work());
}

interface OutboxOptions<E extends OutboxEntry, Sent> {
  /** The storage key on this device: whose outbox it is and for what. */
  name: string;
  schema: z.ZodType<E>;
  /** Sends an entry under its key; rejects if the server did not accept it. */
  send: (entry: E) => Promise<Sent>;
  /** The server accepted it: show it. */
  onSent: (sent: Sent, entry: E) => void;
  /** The text if the server gave no reason for a refusal. */
  refusalText: string;
  /**
   * Assigns an entry to one of `lanes`. A lane is sent in order; entries of different lanes do not wait for
   * each other.
   */
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
 * Sends texts in order, stores them on the device while there is no connection, and retries when there is
 * one. Refused entries stay visible, to be sent again or discarded by hand. Several tabs share the same
 * state.
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
  /** The text about the last try that got no answer; null while the connection is not known to be broken. */
  const [cut, setCut] = useState<string | null>(null);
  const all = useRef(pending);
  /** Whether this device stores entries: a browser may store nothing. */
  const isKept = useRef(true);
  const sending = useRef(new Set<string>());

  const show = useCallback((entries: E[]) => {
    all.current = entries;
    setPending(entries);
  }, []);

  const change = useCallback(
    (how: (entries: E[]) => E[]) => {
      isKept.current = changeOutbox(name, schema, how);
      show(how(all.current));
      // Work that began on a page that was left continues: the same outbox on the present page is notified.
      if (isKept.current) window.dispatchEvent(new StorageEvent('storage', { key: name }));
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
      // An entry that was discarded meanwhile did not fail.
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
        // The tab that had the lock before may have sent what is still shown here.
        if (isKept.current) show(readOutbox(name, schema));
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
    /** Stores new details of an entry, such as what was prepared before it can be sent. */
    note: (key: string, more: Partial<E>) =>
      change((entries) => entries.map((one) => (one.key === key ? { ...one, ...more } : one))),
    /** Tries everything that waits, and this entry too if it was refused. */
    sendNow(key: string) {
      markRefused(key, null);
      setCut(null);
      sendSoon();
    },
    discard: (key: string) => change(without(key)),
  };
}
