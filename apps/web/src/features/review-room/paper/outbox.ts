/** Comments and replies that the server has not confirmed. */
import { NewComment, NewCommentReply } from '@briefcast/contract';
import { z } from 'zod';
import { OutboxEntry } from '../../../lib/outbox.ts';

export const PendingComment = z.discriminatedUnion('what', [
  OutboxEntry.extend({ what: z.literal('comment'), body: NewComment }),
  OutboxEntry.extend({ what: z.literal('reply'), commentId: z.string(), body: NewCommentReply }),
]);
export type PendingComment = z.infer<typeof PendingComment>;
