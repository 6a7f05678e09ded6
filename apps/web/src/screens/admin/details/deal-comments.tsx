import type { AdminDealDetails, Comment, CommentReply } from '@briefcast/contract';
import { formatCount, formatDateWithTime, formatSeries } from '@briefcast/i18n/format';
import { commentKindLabel, commentStateLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import { placeText, toneOf } from '../../../features/review-room/comments/comment-look.ts';
import { readPages } from '../../../features/review-room/comments/read-pages.ts';
import { adminQ } from '../../../lib/admin-query.ts';
import { fullName } from '../../../lib/names.ts';
import { keyOf } from '../../../lib/query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';

/** Author of a comment or a reply: a guest, a person, or the side of a deleted account. */
function authorOf(deal: AdminDealDetails, { guest, author, by }: Comment | CommentReply): string {
  if (guest) return m.admin_deal_guest({ name: guest.name });
  const name = fullName({ firstName: author?.firstName ?? '', lastName: author?.lastName ?? '' });
  return name || (by === 'BRAND' ? brandName(deal.brand) : creatorName(deal.creator));
}

/** The comments on all files of a deal. */
const allComments = (dealId: string) => {
  const params = { id: dealId };
  return queryOptions({
    queryKey: keyOf('adminDetails.comments', { params }),
    queryFn: async ({ signal }) => ({
      comments: await readPages((query) =>
        adminQ('adminDetails.comments', { params, query }).queryFn({ signal }),
      ),
      next: null,
    }),
    select: ({ comments }) => comments,
  });
};

/** Every comment on the deal's files with its replies, those of guests too. */
export function DealComments({ deal }: { deal: AdminDealDetails }) {
  const { data: comments, error, refetch, isPending } = useQuery(allComments(deal.id));
  return (
    <Card
      title={
        <>
          {m.admin_deal_comments()}{' '}
          {comments ? (
            <span className="num font-normal text-ink-3">{formatCount(comments.length)}</span>
          ) : null}
        </>
      }
    >
      {isPending ? <LoadingText>{m.admin_deal_comments_loading()}</LoadingText> : null}
      {error && !comments ? (
        <ErrorState onRetry={() => void refetch()}>
          {errorText(error, m.admin_deal_comments_failed())}
        </ErrorState>
      ) : null}
      {comments?.length === 0 ? <p className="text-ink-3">{m.admin_deal_no_comments()}</p> : null}
      <ol className="divide-y divide-line">
        {comments?.map((comment) => (
          <CommentLine key={comment.id} deal={deal} comment={comment} />
        ))}
      </ol>
    </Card>
  );
}

function CommentLine({ deal, comment }: { deal: AdminDealDetails; comment: Comment }) {
  const file = deal.files.find(({ id }) => id === comment.fileId);
  const place = placeText(comment, file?.media?.proxy?.frameRate ?? file?.media?.frameRate ?? null);
  const about = file
    ? m.admin_deal_comment_on({ name: file.originalName, number: formatCount(comment.version) })
    : m.admin_deal_version({ number: formatCount(comment.version) });
  return (
    <li className="py-3.5 text-ui">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <bdi className="font-semibold wrap-anywhere">{authorOf(deal, comment)}</bdi>
        <Badge tone={toneOf(comment)} icon={<MessageSquare aria-hidden className="ic" />}>
          {formatSeries([commentKindLabel(comment.kind), commentStateLabel(comment.state)])}
        </Badge>
      </p>
      <p className="hint mt-1 wrap-anywhere">
        {place === null ? about : formatSeries([about, place])}
        {' · '}
        <time dateTime={comment.createdAt} className="whitespace-nowrap">
          {formatDateWithTime(comment.createdAt)}
        </time>
      </p>
      {comment.text ? <Words>{comment.text}</Words> : null}
      {comment.replies.length > 0 ? (
        <ol className="mt-2.5 grid gap-2.5 border-s-2 border-line ps-4">
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <p className="hint">
                <bdi className="font-semibold wrap-anywhere">{authorOf(deal, reply)}</bdi>
                {' · '}
                <time dateTime={reply.createdAt} className="whitespace-nowrap">
                  {formatDateWithTime(reply.createdAt)}
                </time>
              </p>
              <Words>{reply.text}</Words>
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
      <LinkedText>{children}</LinkedText>
    </p>
  );
}
