/**
 * How far a reader has come. Transactions end in another order than they begin, so "everything up to number n" would
 * skip what a slow one appends. A reader remembers a snapshot of the database instead: what that could see it has
 * read. What two transactions did one after the other is read in that order, and no writer waits for a reader or for
 * another writer (decision 15).
 */

/** A snapshot as PostgreSQL writes it: `oldest running:next:running,running`. */
export type Snapshot = string;

export interface Cursor {
  /** Everything that this snapshot saw was read. */
  before: Snapshot;
  /** Of what this later one saw, everything up to the fact `id` was read as well. */
  within: Snapshot;
  id: number;
}

/** Everything that a snapshot saw was read, and nothing else. */
export const readUpTo = (snapshot: Snapshot): Cursor => ({ before: snapshot, within: snapshot, id: 0 });

const snapshotPattern = /^\d{1,15}:\d{1,15}:(?:\d{1,15}(?:,\d{1,15})*)?$/;
const isSnapshot = (text: string): boolean => snapshotPattern.test(text);

/** A cursor as text, such as an event stream's id. */
export const encodeCursor = ({ before, within, id }: Cursor): string =>
  before === within ? before : `${before}~${within}~${id}`;

/** Reads a cursor; null for a text that is none. */
export function decodeCursor(text: string): Cursor | null {
  const [before = '', within, id, ...rest] = text.split('~');
  if (!isSnapshot(before) || rest.length > 0) return null;
  if (within === undefined) return readUpTo(before);
  if (!isSnapshot(within) || id === undefined || !/^\d{1,15}$/.test(id)) return null;
  return { before, within, id: Number(id) };
}

/** The number of the first transaction that had not begun when the snapshot was taken. */
export const nextOf = (snapshot: Snapshot): number => Number(snapshot.split(':')[1]);

/** Whether a snapshot saw what a transaction did. */
export function sees(snapshot: Snapshot, xid: number): boolean {
  const [oldest = '', next = '', running = ''] = snapshot.split(':');
  if (xid < Number(oldest)) return true;
  if (xid >= Number(next)) return false;
  return !running.split(',').includes(String(xid));
}

/** Whether a reader has read a fact. */
export const hasRead = ({ before, within, id }: Cursor, fact: { id: number; xid: number }): boolean =>
  sees(before, fact.xid) || (fact.id <= id && sees(within, fact.xid));
