/**
 * The storage keys of outboxes. Apart from the code that reads them (outbox.ts), because every page checks
 * for them.
 */
import { storedKeys } from './storage.ts';

/** The kinds of texts that can be written without a connection. */
type OutboxKind = 'message' | 'comment';

/** The storage key of an outbox: its kind, the person, and the deal or file. */
export const outboxName = (kind: OutboxKind, whose: string, about: string): string =>
  `${kind}Outbox:${whose}:${about}`;

/** The ids of the deals or files for which this person has a non-empty outbox. */
export function outboxesOf(kind: OutboxKind, whose: string): string[] {
  const prefix = outboxName(kind, whose, '');
  return storedKeys('local', prefix).map((name) => name.slice(prefix.length));
}
