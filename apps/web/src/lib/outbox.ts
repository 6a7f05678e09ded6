/** What somebody wrote and the server has not confirmed, kept on the device: oldest first, through a reload and a closed tab. */
import { z } from 'zod';
import { readStored, writeStored } from './storage.ts';

/** What every kind of outbox keeps of an entry. */
export const OutboxEntry = z.object({
  /** Names it to the server as well: however often it is tried, it is written once. */
  key: z.string(),
  createdAt: z.string(),
  /** Why it was turned down; null while it waits for its turn or for the connection. */
  refusal: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** What waits under a name of the browser's storage. What cannot be read is none. */
export function readOutbox<E extends OutboxEntry>(name: string, schema: z.ZodType<E>): E[] {
  try {
    return z.array(schema).parse(JSON.parse(readStored('local', name) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Changes what is kept, beginning with what is kept now: another tab may have changed it since this one looked. Returns
 * whether it is kept; a browser may keep nothing.
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

/** The next one to be sent in a lane: the oldest of it that was not turned down. */
export const nextToSend = <E extends OutboxEntry>(
  entries: readonly E[],
  isOfLane: (entry: E) => boolean,
): E | undefined => entries.find((entry) => entry.refusal === null && isOfLane(entry));
