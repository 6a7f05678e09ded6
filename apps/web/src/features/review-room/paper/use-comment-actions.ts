import type { Comment, CommentState, CommentTask, NewComment, NewRequestAnswer } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMemo, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { showError } from '../../../lib/show-error.ts';
import { hideComment, showComment } from './comment-queries.ts';

export interface CommentActions {
  /** Resolves with whether it was done; what was refused is shown. */
  change(comment: Comment, body: NewComment): Promise<boolean>;
  remove(comment: Comment): Promise<boolean>;
  bring(comment: Comment, state: CommentState): Promise<boolean>;
  answer(comment: Comment, answer: NewRequestAnswer): Promise<boolean>;
  makeTask(comment: Comment, task: CommentTask): Promise<boolean>;
}

/** What can be done with the comments of a deal, each change shown as the server answered it. */
export function useCommentActions(dealId: string) {
  const [removed, setRemoved] = useState<Comment | null>(null);

  const actions = useMemo((): CommentActions & { restore(comment: Comment): Promise<boolean> } => {
    /** Shows the answer, or why there is none; then the comment may be another by now. */
    const run = async (call: () => Promise<{ comment: Comment } | undefined>): Promise<boolean> => {
      try {
        const answer = await call();
        if (answer) showComment(dealId, answer.comment);
        return true;
      } catch (error) {
        showError(m.comment_failed(), error);
        void queryClient.invalidateQueries({ queryKey: queryKeys.comments.deal(dealId) });
        return false;
      }
    };
    return {
      change: ({ id }, body) => run(() => client.comments.change({ params: { id }, body })),
      bring: ({ id }, state) => run(() => client.comments.changeState({ params: { id }, body: { state } })),
      makeTask: ({ id }, body) => run(() => client.comments.makeTask({ params: { id }, body })),
      answer: ({ id, asksForRound }, body) =>
        run(async () => {
          const answer = await client.comments.answerRequest({ params: { id }, body });
          // One more round may be included from now on.
          if (asksForRound) void queryClient.invalidateQueries({ queryKey: queryKeys.deals.detail(dealId) });
          return answer;
        }),
      remove: (comment) =>
        run(async () => {
          await client.comments.remove({ params: { id: comment.id } });
          hideComment(dealId, comment);
          setRemoved(comment);
          return undefined;
        }),
      restore: ({ id }) => {
        setRemoved(null);
        return run(() => client.comments.restore({ params: { id } }));
      },
    };
  }, [dealId]);

  return { actions, removed, forget: () => setRemoved(null) };
}
