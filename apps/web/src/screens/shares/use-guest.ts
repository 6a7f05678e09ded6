import { api, type Comment, type GuestComment, type NewComment, requestPath } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { commentKindOf } from '../../features/review-room/comments/comment-kinds.ts';
import { readPages } from '../../features/review-room/comments/read-pages.ts';
import { guestClient, guestQ, readGuestToken } from '../../features/shares/guest-client.ts';
import { followWhileSeen } from '../../lib/follow-while-seen.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';

const refreshComments = () => invalidate('shares.comments');

/** The part of the form's result that a guest may send: the form supports more kinds. */
const asGuest = ({ text, at, point, drawing }: NewComment): GuestComment => ({ text, at, point, drawing });

/** The comments of a link's guests, of all its files. */
export const guestCommentsQuery = (token: string) => {
  const params = { token };
  const ask = guestQ(token);
  return queryOptions({
    queryKey: keyOf('shares.comments', { params }),
    queryFn: async ({ signal }) => ({
      comments: await readPages((query) => ask('shares.comments', { params, query }).queryFn({ signal })),
      next: null,
    }),
    select: ({ comments }) => comments,
  });
};

/** Comments of a link's guest, in the outbox of that link. */
export const guestCommentKind = (token: string) =>
  commentKindOf('guest-comment', async ({ key, body }) => {
    const { addComment, reply } = guestClient(token).shares;
    const options = { idempotencyKey: key };
    const { comment } =
      body.what === 'comment'
        ? await addComment(
            { params: { token }, body: { fileId: body.fileId, ...asGuest(body.said) } },
            options,
          )
        : await reply({ params: { token, id: body.commentId }, body: body.said }, options);
    showGuestComment(token, comment);
  });

/** Shows the server's answer at once; the list is refetched in the background. */
export function showGuestComment(token: string, comment: Comment) {
  queryClient.setQueryData(
    keyOf('shares.comments', { params: { token } }),
    (known) =>
      known && { ...known, comments: [...known.comments.filter(({ id }) => id !== comment.id), comment] },
  );
}

/** Rewrites and deletes the guest's own comments; a refusal is shown. */
export function useGuestActions(token: string, { id }: Comment) {
  const change = useMutation({
    mutationFn: (said: NewComment) =>
      guestClient(token).shares.changeComment({ params: { token, id }, body: asGuest(said) }),
    onSuccess: ({ comment }) => showGuestComment(token, comment),
    onError: (error) => showError(m.share_comment_not_changed(), error),
    onSettled: refreshComments,
  });
  const remove = useMutation({
    mutationFn: () => guestClient(token).shares.removeComment({ params: { token, id } }),
    onError: (error) => showError(m.share_comment_not_deleted(), error),
    onSettled: refreshComments,
  });
  return { change, remove };
}

/** Answers that a retry would not change: the link has ended, or the guest's token is not accepted. */
const isFinal = (status: number) => [401, 403, 404, 409].includes(status);

/** Refetches what others change, as it happens, while a guest has the link open. */
export function useGuestUpdates(token: string) {
  useEffect(() => {
    const path = requestPath(api.shares.events, { params: { token } });
    return followWhileSeen(
      {
        async open(_, headers, signal) {
          const authorization = `Bearer ${readGuestToken(token) ?? ''}`;
          const answer = await fetch(path, {
            headers: { ...headers, authorization },
            cache: 'no-store',
            signal,
          });
          // Refetching shows the reason.
          if (isFinal(answer.status)) void invalidate('shares');
          return answer;
        },
        onEvent({ kind }) {
          void (kind === 'comment.changed' ? refreshComments() : invalidate('shares'));
        },
        onReset: () => void refreshComments(),
        onRefused: () => undefined,
      },
      Date.now(),
    );
  }, [token]);
}
