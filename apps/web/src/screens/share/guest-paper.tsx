import '../../styles/review-room/paper.css';
import '../../styles/review-room/drawing.css';
import type { Comment, DealFile, ShareDoor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { DrawLayer } from '../../features/review-room/drawing/draw-layer.tsx';
import { createDrawing, DrawingContext } from '../../features/review-room/drawing/drawing-store.ts';
import { inTimeOrder, markerOf } from '../../features/review-room/paper/comment-look.ts';
import { Composer } from '../../features/review-room/paper/composer.tsx';
import { PaperList } from '../../features/review-room/paper/paper-list.tsx';
import { PaperNothing } from '../../features/review-room/paper/paper-nothing.tsx';
import { PaperOffline } from '../../features/review-room/paper/paper-offline.tsx';
import { PendingSlip } from '../../features/review-room/paper/pending-slip.tsx';
import { SlipContext, type SlipFacts } from '../../features/review-room/paper/slip-context.ts';
import { useCommentOutbox } from '../../features/review-room/paper/use-comment-outbox.ts';
import { useRoom } from '../../features/review-room/room.ts';
import { useValue } from '../../features/review-room/value.ts';
import { guestClient } from '../../lib/guest-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { readPages } from '../../lib/read-pages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { GuestSlip } from './guest-slip.tsx';
import { sendAsGuest, showGuestComment } from './use-guest-actions.ts';

interface GuestPaperProps {
  token: string;
  file: DealFile;
  share: ShareDoor;
}

/** Who wrote, as a guest knows them: guests by their name, the brand by the person. */
const namerOf =
  ({ companyName, profileImage }: ShareDoor): SlipFacts['authorOf'] =>
  ({ guest, author }) =>
    guest
      ? { name: guest.name, picture: null, look: 'person' }
      : { name: author?.firstName ?? companyName, picture: profileImage, look: 'brand' };

const nobodyHears = () => undefined;

/** What the guests of this link wrote about the film, and the place to write. */
export function GuestPaper({ token, file, share }: GuestPaperProps) {
  const { rate, markers, chosen } = useRoom();
  const [drawing] = useState(createDrawing);
  const [send] = useState(() => sendAsGuest(token));
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.share.comments(token),
    queryFn: ({ signal }) =>
      readPages((query) => guestClient(token).shares.comments({ params: { token }, query }, { signal })),
  });
  const outbox = useCommentOutbox({
    whose: token,
    file,
    send,
    onSent: (comment) => showGuestComment(token, comment),
  });
  const comments = useMemo(
    () => inTimeOrder((data ?? []).filter(({ fileId }) => fileId === file.id)),
    [data, file.id],
  );
  useEffect(
    () =>
      markers.set(
        comments.map((comment) => ({
          ...markerOf(comment, rate),
          stock: 'buff',
          label: m.share_comment_number({ number: String(comment.number) }),
        })),
      ),
    [markers, comments, rate],
  );
  const { reply } = outbox;
  const slips: SlipFacts = useMemo(
    () => ({
      role: null,
      items: [],
      brandName: share.companyName,
      decisions: null,
      mayAgree: false,
      reply,
      authorOf: namerOf(share),
      onTyping: nobodyHears,
    }),
    [reply, share],
  );
  const chosenId = useValue(chosen);
  const slipOf = (comment: Comment) => <GuestSlip token={token} comment={comment} />;
  const by = share.by?.firstName;

  return (
    <SlipContext value={slips}>
      <DrawingContext value={drawing}>
        <div className="paper">
          <div className="paper-head">
            <h2 className="text-d4">{m.share_your_comments()}</h2>
            <p className="guest-paper-lead">
              {by ? m.share_person_reads({ name: by }) : m.share_brand_reads()}
            </p>
          </div>
          <div className="paper-scroll">
            {outbox.isOffline ? <PaperOffline waiting={outbox.pending.length} /> : null}
            {error && !data ? (
              <ErrorState onRetry={() => void refetch()}>{m.comment_not_loaded()}</ErrorState>
            ) : null}
            {!data && !error ? <p role="status">{m.comment_loading()}</p> : null}
            {data ? (
              <PaperList
                comments={comments}
                tab="all"
                isEmpty={comments.length === 0 && outbox.pending.length === 0}
                nothing={<PaperNothing />}
                slipOf={slipOf}
              />
            ) : null}
            {outbox.pending.map((pending) => (
              <PendingSlip
                key={pending.key}
                pending={pending}
                rate={rate}
                onSend={outbox.sendNow}
                onDiscard={outbox.discard}
              />
            ))}
          </div>
          <Composer mayAskForRound={false} cite={null} onSend={outbox.comment} />
          <DrawLayer chosen={comments.find(({ id }) => id === chosenId) ?? null} />
        </div>
      </DrawingContext>
    </SlipContext>
  );
}
