/** A message that the server has not confirmed. */
import { z } from 'zod';
import { OutboxEntry } from '../../lib/outbox.ts';

export const PendingMessage = OutboxEntry.extend({ content: z.string() });
export type PendingMessage = z.infer<typeof PendingMessage>;
