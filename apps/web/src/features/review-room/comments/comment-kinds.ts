/** Comments, replies and ticks in the outbox: their stored form, and their sending. */
import { type Comment, CommentState, NewComment, NewCommentReply } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { z } from 'zod';
import { invalidate } from '../../../lib/invalidate.ts';
import { loadClient } from '../../../lib/load-client.ts';
import type { OutboxEntry } from '../../../lib/outbox/entries.ts';
import { type OutboxKind, parseBy } from '../../../lib/outbox/kinds.ts';
import { showError } from '../../../lib/show-error.ts';
import { showComment } from './comment-queries.ts';

/** Payload for a file of a deal; replies name the comment that they answer. */
const WaitingBody = z.discriminatedUnion('what', [
  z.object({ what: z.literal('comment'), fileId: z.string(), said: NewComment }),
  z.object({ what: z.literal('reply'), fileId: z.string(), commentId: z.string(), said: NewCommentReply }),
]);
export type WaitingBody = z.infer<typeof WaitingBody>;
export type WaitingComment = OutboxEntry<WaitingBody>;

/** A kind of comments and replies, by who sends them: a person of a side, or a guest of a link. */
export const commentKindOf = (
  kind: string,
  send: (entry: WaitingComment) => Promise<void>,
): OutboxKind<WaitingBody> => ({
  kind,
  parse: parseBy(WaitingBody),
  refusalText: m.comment_failed,
  send,
});

export const commentKind = commentKindOf('comment', async ({ key, lane: dealId, body }) => {
  const client = await loadClient();
  const options = { idempotencyKey: key };
  const { comment } =
    body.what === 'comment'
      ? await client.comments.add({ params: { id: body.fileId }, body: body.said }, options)
      : await client.comments.reply({ params: { id: body.commentId }, body: body.said }, options);
  showComment(dealId, comment);
});

const TickBody = z.object({
  commentId: z.string(),
  state: CommentState,
  /** Text of the comment, for the list of waiting entries. */
  text: z.string().optional(),
});
type Tick = OutboxEntry<z.infer<typeof TickBody>>;

/** The state that a comment or task is to have; the last one that was chosen counts. */
export const tickKind: OutboxKind<Tick['body']> = {
  kind: 'tick',
  parse: parseBy(TickBody),
  refusalText: m.comment_failed,
  async send({ lane: dealId, body: { commentId, state } }) {
    const { comments } = await loadClient();
    const { comment } = await comments.changeState({ params: { id: commentId }, body: { state } });
    showComment(dealId, comment);
  },
  onRefused(_, error) {
    showError(m.comment_failed(), error);
    void invalidate('comments');
  },
};

/** The comments as they will be once the waiting ticks have gone out; the same objects where none is about them. */
export function withTicks(comments: readonly Comment[], ticks: readonly Tick[]): Comment[] {
  const states = new Map(ticks.map(({ body }) => [body.commentId, body.state]));
  return comments.map((comment) => {
    const state = states.get(comment.id);
    return state === undefined || state === comment.state ? comment : { ...comment, state };
  });
}
