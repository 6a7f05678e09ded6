import '../../styles/review-room/comments.css';
import '../../styles/review-room/drawing.css';
import type { Comment, DealFile, ShareSummary } from '@briefcast/contract';
import { defaultCurrency } from '@briefcast/contract/kit/currencies';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  CommentCardContext,
  type CommentCardFacts,
} from '../../features/review-room/comments/comment-card-context.ts';
import { inTimeOrder, markerOf } from '../../features/review-room/comments/comment-look.ts';
import { useCommentOutbox } from '../../features/review-room/comments/comment-outbox.ts';
import { CommentsBody } from '../../features/review-room/comments/comments-body.tsx';
import { Composer } from '../../features/review-room/comments/composer.tsx';
import { DrawLayer } from '../../features/review-room/drawing/draw-layer.tsx';
import { createDrawing, DrawingContext } from '../../features/review-room/drawing/drawing-store.ts';
import { useRoom } from '../../features/review-room/room.ts';
import { useValue } from '../../features/review-room/value.ts';
import { runOutbox } from '../../lib/outbox/run-outbox.ts';
import { GuestCommentCard } from './guest-comment-card.tsx';
import { guestCommentKind, guestCommentsQuery } from './use-guest.ts';

interface GuestCommentsProps {
  token: string;
  file: DealFile;
  share: ShareSummary;
}

/** Names authors for a guest: guests by their name, the brand by its person. */
const namerOf =
  ({ companyName, profileImage }: ShareSummary): CommentCardFacts['authorOf'] =>
  ({ guest, author }) =>
    guest
      ? { name: guest.name, picture: null, pictured: guest.name, look: 'person' }
      : {
          name: author?.firstName ?? companyName,
          picture: profileImage,
          pictured: companyName,
          look: 'brand',
        };

const nobodyHears = () => undefined;

/** The comments of this link's guests on the video, and the form for new ones. */
export function GuestComments({ token, file, share }: GuestCommentsProps) {
  const { rate, markers, chosen } = useRoom();
  const [drawing] = useState(createDrawing);
  const [kind] = useState(() => guestCommentKind(token));
  const { data, error, refetch } = useQuery(guestCommentsQuery(token));
  const outbox = useCommentOutbox({ owner: token, file, lane: file.id, kind });
  useEffect(() => runOutbox(token, [kind]), [token, kind]);
  const comments = useMemo(
    () => inTimeOrder((data ?? []).filter(({ fileId }) => fileId === file.id)),
    [data, file.id],
  );
  useEffect(
    () =>
      markers.set(
        comments.map((comment) => ({
          ...markerOf(comment, rate),
          tone: 'buff',
          label: m.share_comment_number({ number: String(comment.number) }),
        })),
      ),
    [markers, comments, rate],
  );
  const { reply } = outbox;
  const cards: CommentCardFacts = useMemo(
    () => ({
      role: null,
      items: [],
      brandName: share.companyName,
      // Guests see notes, which have no price.
      currency: defaultCurrency,
      added: new Set(),
      decisions: null,
      mayAgree: false,
      reply,
      authorOf: namerOf(share),
      onTyping: nobodyHears,
    }),
    [reply, share],
  );
  const chosenId = useValue(chosen);
  const cardOf = (comment: Comment) => <GuestCommentCard token={token} comment={comment} />;
  const by = share.by?.firstName;
  const isApproved = file.status === 'APPROVED';

  return (
    <CommentCardContext value={cards}>
      <DrawingContext value={drawing}>
        <div className="comments-panel">
          <div className="comments-head">
            <h2 className="text-d4">{m.share_your_comments()}</h2>
            <p className="guest-comments-lead">
              {by ? m.share_person_reads({ name: by }) : m.share_brand_reads()}
            </p>
          </div>
          <div className="comments-scroll">
            <CommentsBody
              comments={comments}
              tab="all"
              cardOf={cardOf}
              total={data ? comments.length : null}
              isPartial={false}
              error={error}
              onRetry={() => void refetch()}
              isApproved={isApproved}
              outbox={outbox}
            />
          </div>
          {isApproved ? null : <Composer mayAskForRound={false} cite={null} onSend={outbox.comment} />}
          <DrawLayer chosen={comments.find(({ id }) => id === chosenId) ?? null} />
        </div>
      </DrawingContext>
    </CommentCardContext>
  );
}
