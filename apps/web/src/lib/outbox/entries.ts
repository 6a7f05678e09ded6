/**
 * Entries that wait on a device to be sent, and their states (rules/phone#outbox). Rules without storage or network.
 */

export interface OutboxEntry<Body = unknown> {
  /** The idempotency key: however often it is sent, it is written once. */
  key: string;
  /** Kind of the entry, such as `message`: selects its sender (kinds.ts). */
  kind: string;
  /** Entries of one lane are sent in order, one after the other; other lanes do not wait for them. */
  lane: string;
  /** Subject of the entry, if a later one of the same kind and subject replaces it. */
  about?: string;
  body: Body;
  /** When it was written. */
  createdAt: string;
  /** Whether a page is sending it now. */
  isOnItsWay: boolean;
  /** How often the server was reached and could not take it. */
  tries: number;
  /** Whether it was changed after it may have reached the server. */
  isChanged: boolean;
  /** Why it couldn't be sent; null while it waits. */
  refusal: string | null;
}

/** Number of server failures before the person reads that it couldn't be sent. */
export const mostTries = 5;

/** CUT: the server was not reached, or not by somebody signed in; FAILED: it was, and may take it later; REFUSED: it never will. */
export type Failure = 'CUT' | 'FAILED' | 'REFUSED';

/** The entry after a try to send it. */
export function afterFailure<E extends OutboxEntry>(entry: E, failure: Failure, reason: string): E {
  const tries = entry.tries + (failure === 'CUT' ? 0 : 1);
  const isOver = failure === 'REFUSED' || tries >= mostTries;
  return { ...entry, isOnItsWay: false, tries, refusal: isOver ? reason : null };
}

/** Adds an entry behind the others; it replaces those that it makes pointless and that are not being sent. */
export const withEntry = (entries: readonly OutboxEntry[], added: OutboxEntry): OutboxEntry[] => [
  ...entries.filter(
    ({ kind, about, isOnItsWay }) =>
      about === undefined || about !== added.about || kind !== added.kind || isOnItsWay,
  ),
  added,
];

export const without = (entries: readonly OutboxEntry[], key: string): OutboxEntry[] =>
  entries.filter((entry) => entry.key !== key);

/** Replaces one entry. */
export const changed = (
  entries: readonly OutboxEntry[],
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): OutboxEntry[] => entries.map((entry) => (entry.key === key ? change(entry) : entry));

/** The next entry to send in a lane; the others wait behind one that is held, because somebody is changing it. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  lane: string,
  isHeld: (key: string) => boolean,
): OutboxEntry | undefined {
  const next = entries.find((entry) => entry.lane === lane && entry.refusal === null);
  return next && isHeld(next.key) ? undefined : next;
}

/** The lanes in which something waits. */
export const lanesOf = (entries: readonly OutboxEntry[]): string[] => [
  ...new Set(entries.filter(({ refusal }) => refusal === null).map(({ lane }) => lane)),
];

export type EntryState = 'WAITING' | 'SENDING' | 'FAILED';

export const stateOf = ({ refusal, isOnItsWay }: OutboxEntry): EntryState =>
  refusal !== null ? 'FAILED' : isOnItsWay ? 'SENDING' : 'WAITING';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a stored value is an entry; its body is checked by its kind. Without a library, as every page asks. */
export const isEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  ['key', 'kind', 'lane', 'createdAt'].every((name) => typeof value[name] === 'string') &&
  typeof value.tries === 'number' &&
  (value.refusal === null || typeof value.refusal === 'string');
