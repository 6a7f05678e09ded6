import type { Comment, GuestComment, NewComment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import type { PendingComment } from '../../features/review-room/paper/outbox.ts';
import { guestClient } from '../../lib/guest-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';

const refresh = (token: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.share.comments(token) });

/** What a guest may say of what the room's form returns: it knows more kinds than theirs. */
const asGuest = ({ text, at, point, drawing }: NewComment): GuestComment => ({ text, at, point, drawing });

/** Writes what a guest of a link wrote; once, however often it is tried. */
export const sendAsGuest =
  (token: string) =>
  async (fileId: string, pending: PendingComment): Promise<Comment> => {
    const { addComment, reply } = guestClient(token).shares;
    const options = { idempotencyKey: pending.key };
    const { comment } =
      pending.what === 'comment'
        ? await addComment({ params: { token }, body: { fileId, ...asGuest(pending.body) } }, options)
        : await reply({ params: { token, id: pending.commentId }, body: pending.body }, options);
    return comment;
  };

/** Shows what the server answered at once; the list catches up by itself. */
export function showGuestComment(token: string, comment: Comment) {
  queryClient.setQueryData<Comment[]>(
    queryKeys.share.comments(token),
    (known) => known && [...known.filter(({ id }) => id !== comment.id), comment],
  );
}

/** Writing a comment of one's own anew and deleting it; what was refused is shown. */
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
