/** Texts that the server has not confirmed, stored on the device, oldest first, across reloads and closed tabs. */
import { z } from 'zod';
import { readStored, writeStored } from './storage.ts';

/** The fields of an entry in every kind of outbox. */
export const OutboxEntry = z.object({
  /** The idempotency key: however often it is sent, it is written once. */
  key: z.string(),
  createdAt: z.string(),
  /** Why it was refused; null while it waits to be sent. */
  refusal: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** The entries under a storage key; none if they cannot be parsed. */
export function readOutbox<E extends OutboxEntry>(name: string, schema: z.ZodType<E>): E[] {
  try {
    return z.array(schema).parse(JSON.parse(readStored('local', name) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Changes the stored entries, starting from what is stored now, because another tab may have changed them.
 * Returns whether they were stored; a browser may store nothing.
 */
export function changeOutbox<E extends OutboxEntry>(
  name: string,
  schema: z.ZodType<E>,
  change: (entries: E[]) => E[],
): boolean {
  const before = readOutbox(name, schema);
  const entries = change(before);
  const text = entries.length > 0 ? JSON.stringify(entries) : null;
  writeStored('local', name, text);
  return (text !== null || before.length > 0) && readStored('local', name) === text;
}

/** The next entry to be sent in a lane: its oldest that was not refused. */
export const nextToSend = <E extends OutboxEntry>(
  entries: readonly E[],
  isOfLane: (entry: E) => boolean,
): E | undefined => entries.find((entry) => entry.refusal === null && isOfLane(entry));
