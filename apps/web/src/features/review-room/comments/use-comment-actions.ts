import type { Comment, CommentState, CommentTask, NewComment, NewRequestAnswer } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMemo, useState } from 'react';
import { dealPage } from '../../../lib/changes-with.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { loadClient } from '../../../lib/load-client.ts';
import { showError } from '../../../lib/show-error.ts';
import { keepTick } from './comment-outbox.ts';
import { hideComment, showComment } from './comment-queries.ts';

export interface CommentActions {
  /** Each resolves with whether it succeeded; a refusal is shown. */
  change(comment: Comment, body: NewComment): Promise<boolean>;
  remove(comment: Comment): Promise<boolean>;
  /** Shown at once, and sent as soon as there is a connection. */
  bring(comment: Comment, state: CommentState): void;
  answer(comment: Comment, answer: NewRequestAnswer): Promise<boolean>;
  makeTask(comment: Comment, task: CommentTask): Promise<boolean>;
}

/** The actions on a deal's comments, each shown as the server answered it. */
export function useCommentActions(dealId: string, owner: string) {
  const [removed, setRemoved] = useState<Comment | null>(null);

  const actions = useMemo((): CommentActions & { restore(comment: Comment): Promise<boolean> } => {
    /** Shows the answer, or the refusal; after a refusal the comment may be outdated, so it is refetched. */
    const run = async (call: () => Promise<{ comment: Comment } | undefined>): Promise<boolean> => {
      try {
        const answer = await call();
        if (answer) showComment(dealId, answer.comment);
        return true;
      } catch (error) {
        showError(m.comment_failed(), error);
        void invalidate('comments');
        return false;
      }
    };
    return {
      change: ({ id }, body) =>
        run(async () => (await loadClient()).comments.change({ params: { id }, body })),
      bring: ({ id, text }, state) => keepTick(owner, dealId, { id, state, text }),
      makeTask: ({ id }, body) =>
        run(async () => (await loadClient()).comments.makeTask({ params: { id }, body })),
      answer: ({ id, asksForRound }, body) =>
        run(async () => {
          const answer = await (await loadClient()).comments.answerRequest({ params: { id }, body });
          // One more round may be included from now on.
          if (asksForRound) void invalidate(...dealPage);
          return answer;
        }),
      remove: (comment) =>
        run(async () => {
          await (await loadClient()).comments.remove({ params: { id: comment.id } });
          hideComment(dealId, comment);
          setRemoved(comment);
          return undefined;
        }),
      restore: ({ id }) => {
        setRemoved(null);
        return run(async () => (await loadClient()).comments.restore({ params: { id } }));
      },
    };
  }, [dealId, owner]);

  return { actions, removed, forget: () => setRemoved(null) };
}
