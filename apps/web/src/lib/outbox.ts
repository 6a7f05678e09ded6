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
 * Changes what is kept, beginning with what is kept now: another tab may have changed it since this one looked. Where
 * nothing can be kept, nothing happens.
 */
export function changeOutbox<E extends OutboxEntry>(
  name: string,
  schema: z.ZodType<E>,
  change: (entries: E[]) => E[],
) {
  const entries = change(readOutbox(name, schema));
  writeStored('local', name, entries.length > 0 ? JSON.stringify(entries) : null);
}

/** The next one to be sent: the oldest that was not turned down and has everything that it needs. */
export const nextToSend = <E extends OutboxEntry>(
  entries: readonly E[],
  isReady: (entry: E) => boolean,
): E | undefined => entries.find((entry) => entry.refusal === null && isReady(entry));
