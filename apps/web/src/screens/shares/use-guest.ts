import { api, type Comment, type GuestComment, type NewComment, requestPath } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { commentKindOf } from '../../features/review-room/comments/comment-kinds.ts';
import { guestClient, readGuestToken } from '../../features/shares/guest-client.ts';
import { followWhileSeen } from '../../lib/follow-while-seen.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';

const refresh = (token: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.share.comments(token) });

/** The part of the form's result that a guest may send: the form supports more kinds. */
const asGuest = ({ text, at, point, drawing }: NewComment): GuestComment => ({ text, at, point, drawing });

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
  queryClient.setQueryData<Comment[]>(
    queryKeys.share.comments(token),
    (known) => known && [...known.filter(({ id }) => id !== comment.id), comment],
  );
}

/** Rewrites and deletes the guest's own comments; a refusal is shown. */
export function useGuestActions(token: string, { id }: Comment) {
  const change = useMutation({
    mutationFn: (said: NewComment) =>
      guestClient(token).shares.changeComment({ params: { token, id }, body: asGuest(said) }),
    onSuccess: ({ comment }) => showGuestComment(token, comment),
    onError: (error) => showError(m.share_comment_not_changed(), error),
    onSettled: () => refresh(token),
  });
  const remove = useMutation({
    mutationFn: () => guestClient(token).shares.removeComment({ params: { token, id } }),
    onError: (error) => showError(m.share_comment_not_deleted(), error),
    onSettled: () => refresh(token),
  });
  return { change, remove };
}

/** Answers that a retry would not change: the link has ended, or the guest's token is not accepted. */
const isFinal = (status: number) => [401, 403, 404, 409].includes(status);

/** Refetches what others change, as it happens, while a guest has the link open. */
export function useGuestUpdates(token: string) {
  useEffect(() => {
    const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
    const refreshAll = () => refresh(queryKeys.share.all(token));
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
          if (isFinal(answer.status)) refreshAll();
          return answer;
        },
        onEvent({ kind }) {
          if (kind === 'comment.changed') refresh(queryKeys.share.comments(token));
          else refreshAll();
        },
        onReset: () => refresh(queryKeys.share.comments(token)),
        onRefused: () => undefined,
      },
      Date.now(),
    );
  }, [token]);
}
