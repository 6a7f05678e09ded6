/** Sends what waits in an outbox, in order and once, whenever there is a connection (rules/phone#outbox). */
import { AppError, isEndOfSession } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { isConnectionLost, subscribeConnection } from '../connection.ts';
import { errorText } from '../show-error.ts';
import { isUnreachable } from '../unreachable.ts';
import { isHeld } from './changes.ts';
import { readCut, setCut } from './cut.ts';
import {
  afterFailure,
  changed,
  type Failure,
  lanesOf,
  nextToSend,
  type OutboxEntry,
  without,
} from './entries.ts';
import type { OutboxKind } from './kinds.ts';
import { changeOutbox, readOutbox, subscribeOutbox } from './store.ts';

/** After how long a try without an answer is repeated; the browser may report the connection earlier. */
const againAfterMs = 15_000;

function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError) || isEndOfSession(error.code)) return 'CUT';
  if (isUnreachable(error) || error.status === 429) return 'CUT';
  return error.status >= 500 || error.code === 'request.in_progress' ? 'FAILED' : 'REFUSED';
}

/** Whether the server has had this entry already, as it was before its text was changed. */
const isOfEarlierText = ({ isChanged }: OutboxEntry, error: unknown): boolean =>
  isChanged && error instanceof AppError && error.code === 'request.key_reused';

/**
 * Runs the work in one tab at a time, if the browser supports it: otherwise the idempotency keys prevent
 * duplicates.
 */
async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks on secure addresses only.
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(name, work) : work());
}

/** Called when everything has gone out that had to wait for the connection, with the entries. */
type OnGoneOut = (entries: readonly OutboxEntry[]) => void;

/** Sends an owner's entries of these kinds from now on. Returns a function that stops it. */
export function runOutbox(
  owner: string,
  kinds: readonly OutboxKind<unknown>[],
  onGoneOut: OnGoneOut = () => undefined,
): () => void {
  const busy = new Set<string>();
  let isRunning = true;

  const kindOf = (entry: OutboxEntry) => kinds.find(({ kind }) => kind === entry.kind);
  /** Entries of another version of the app stay until it runs again. */
  const read = () => readOutbox(owner).filter((entry) => kindOf(entry)?.parse(entry.body) != null);
  const change = (key: string, how: (entry: OutboxEntry) => OutboxEntry) =>
    changeOutbox(owner, (entries) => changed(entries, key, how));
  const remove = (key: string) => changeOutbox(owner, (entries) => without(entries, key));

  const isCut = () => readCut(owner) !== null;

  /** Keys of entries that had to wait: for a connection, or since before the app was opened. */
  const waited = new Set(
    read()
      .filter(({ createdAt }) => Date.parse(createdAt) < performance.timeOrigin)
      .map(({ key }) => key),
  );
  let goneOut: OutboxEntry[] = [];

  function noteSent(entry: OutboxEntry) {
    if (isCut()) for (const { key } of read()) waited.add(key);
    setCut(owner, null);
    remove(entry.key);
    if (waited.delete(entry.key)) goneOut.push(entry);
  }

  function tellGoneOut() {
    if (goneOut.length === 0 || read().some(({ refusal }) => refusal === null)) return;
    onGoneOut(goneOut);
    goneOut = [];
  }

  /** Resolves with whether the lane goes on. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    const kind = kindOf(entry);
    if (!kind) return false;
    change(entry.key, (now) => ({ ...now, isOnItsWay: true }));
    try {
      await kind.send({ ...entry, body: kind.parse(entry.body) }, (body) =>
        change(entry.key, (now) => ({ ...now, body })),
      );
      noteSent(entry);
      return true;
    } catch (error) {
      // Ignores the failure of an entry that was discarded during the request.
      if (!readOutbox(owner).some(({ key }) => key === entry.key)) return true;
      const failure = failureOf(error);
      const reason = isOfEarlierText(entry, error)
        ? m.outbox_arrived_before_change()
        : errorText(error, kind.refusalText());
      if (failure === 'REFUSED' && kind.onRefused) {
        remove(entry.key);
        kind.onRefused(entry, error);
        return true;
      }
      change(entry.key, (now) => afterFailure(now, failure, reason));
      setCut(owner, failure === 'REFUSED' ? null : reason);
      return failure === 'REFUSED';
    }
  }

  async function sendLane(lane: string): Promise<void> {
    if (busy.has(lane)) return;
    busy.add(lane);
    const next = () => (isRunning ? nextToSend(read(), lane, isHeld) : undefined);
    let goesOn = true;
    try {
      // Reads each entry on this tab's turn, as another tab may have sent it before.
      await inOneTab(`outbox ${owner} ${lane}`, async () => {
        for (let entry = next(); entry && goesOn; entry = next()) goesOn = await sendOne(entry);
        tellGoneOut();
      });
    } finally {
      busy.delete(lane);
    }
    // Sends entries that were added while the turn ended.
    if (goesOn && next()) await sendLane(lane);
  }

  const sendAll = () => {
    for (const lane of lanesOf(read())) void sendLane(lane);
  };
  /** Leaves added entries waiting with the rest while there is no connection. */
  const handleChange = () => {
    if (!isCut()) sendAll();
  };

  const timer = setInterval(() => isCut() && sendAll(), againAfterMs);
  const unsubscribe = subscribeOutbox(handleChange);
  /** The server answers again: it is asked often while it does not (lib/connection.ts). */
  const unsubscribeConnection = subscribeConnection(() => {
    if (!isConnectionLost()) sendAll();
  });
  window.addEventListener('online', sendAll);
  // Clears the former state of the connection, which may no longer be true.
  setCut(owner, null);
  sendAll();
  return () => {
    isRunning = false;
    setCut(owner, null);
    clearInterval(timer);
    unsubscribe();
    unsubscribeConnection();
    window.removeEventListener('online', sendAll);
  };
}
