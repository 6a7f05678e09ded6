import '../../../styles/review-room/paper.css';
import '../../../styles/review-room/drawing.css';
import { type Comment, can, closedStatuses, type DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { partiesOf } from '../../../lib/deal-parties.ts';
import { saveTable } from '../../../lib/download.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SegmentedTabs, TabGroup, TabPanel } from '../../../ui/tabs.tsx';
import { DrawLayer } from '../drawing/draw-layer.tsx';
import { createDrawing, DrawingContext } from '../drawing/drawing-store.ts';
import { useRoom } from '../room.ts';
import { useRoomKeys } from '../use-room-keys.ts';
import { useValue } from '../value.ts';
import { authorNamer } from './author-of.ts';
import { useCarriedComments } from './carried-comments.ts';
import { inTimeOrder, isOfTab, markerOf, type PaperTab } from './comment-look.ts';
import { commentsQuery, showComment } from './comment-queries.ts';
import { commentsCsv } from './comments-csv.ts';
import { Composer } from './composer.tsx';
import { everyComment, isNarrowed, narrowComments } from './narrow-comments.ts';
import { PaperContext, type PaperFacts } from './paper-context.ts';
import { PaperFinder } from './paper-finder.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperNothing } from './paper-nothing.tsx';
import { PaperOffline } from './paper-offline.tsx';
import { PendingSlip } from './pending-slip.tsx';
import { Presence } from './presence.tsx';
import { RoundsUsed } from './rounds-used.tsx';
import { sendPending } from './send-pending.ts';
import { Slip } from './slip.tsx';
import { SlipContext, type SlipFacts } from './slip-context.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { useCommentOutbox } from './use-comment-outbox.ts';
import { useTellWatching } from './use-watching.ts';

/** So many are read at a glance; above more stands how to find one. */
const fewComments = 7;

const slipOf = (comment: Comment) => <Slip comment={comment} />;

interface PaperProps {
  deal: DealDetail;
  /** Beside the title: where the rounds stand. */
  rounds?: ReactNode;
  /** Above the comments: what was said when the file was judged. */
  before?: ReactNode;
  /** Under the comments. */
  after?: ReactNode;
  /** The id of the line of the brief that the address asks to comment on. */
  cite?: string | null;
}

/** The call sheet: every comment on the file and its versions, and the place where new ones are written. */
export function Paper({ deal, rounds, before, after, cite = null }: PaperProps) {
  const { file, rate, markers, chosen } = useRoom();
  const user = useUser();
  const [drawing] = useState(createDrawing);
  const [tab, setTab] = useState<PaperTab>('open');
  // The pressed tab answers at once, a thousand slips a moment later.
  const listed = useDeferredValue(tab);

  const { data, error, refetch } = useQuery(commentsQuery(deal.id, file));
  const { actions, removed, forget } = useCommentActions(deal.id);
  const onTyping = useTellWatching();
  const isOpen = !closedStatuses.includes(deal.status);
  const mayAgree = can(actorOf(user), 'request.agree', partiesOf(deal, user));
  const outbox = useCommentOutbox({
    whose: user.id,
    file,
    send: sendPending,
    onSent: (comment) => showComment(deal.id, comment),
  });

  const { carry, change } = useCarriedComments(deal, actions);
  const comments = useMemo(() => inTimeOrder((data?.comments ?? []).map(carry)), [data, carry]);
  useEffect(() => markers.set(comments.map((comment) => markerOf(comment, rate))), [markers, comments, rate]);

  // The same objects while the deal's brief and people are: every slip is drawn again with others.
  const { briefItems, brand, creator } = deal;
  const { reply } = outbox;
  const slips: SlipFacts = useMemo(
    () => ({
      role: user.role,
      items: briefItems ?? [],
      brandName: brand.companyName,
      decisions: isOpen ? actions : null,
      mayAgree,
      reply,
      authorOf: authorNamer({ brand, creator }, user),
      onTyping,
    }),
    [user, isOpen, mayAgree, briefItems, brand, creator, actions, reply, onTyping],
  );
  const nameOf = useCallback((comment: Comment) => slips.authorOf(comment).name, [slips]);
  const [narrowing, setNarrowing] = useState(everyComment);
  const wanted = useDeferredValue(narrowing);
  const ofTab = useMemo(
    () =>
      narrowComments(
        comments.filter((comment) => isOfTab(comment, listed)),
        wanted,
        nameOf,
      ),
    [comments, listed, wanted, nameOf],
  );

  const chosenId = useValue(chosen);
  const chosenComment = comments.find(({ id }) => id === chosenId) ?? null;
  // A comment that is chosen on the timeline is to be read: its tab opens, and nothing hides it.
  const [seenId, setSeenId] = useState<string | null>(null);
  if (chosenId !== seenId) {
    setSeenId(chosenId);
    if (chosenComment && !isOfTab(chosenComment, tab)) setTab('all');
    if (chosenComment && narrowComments([chosenComment], narrowing, nameOf).length === 0)
      setNarrowing({ ...everyComment, order: narrowing.order });
  }

  const paper: PaperFacts = useMemo(
    () => ({ isOpen, actions: { ...actions, change } }),
    [isOpen, actions, change],
  );

  useRoomKeys({
    x: () => {
      if (!chosenComment || !isOpen) return;
      const isBrand = user.role === 'BRAND';
      const settled = isBrand || chosenComment.kind === 'NOTE' ? 'DONE' : 'TO_CHECK';
      const isSettled = isBrand ? chosenComment.state === 'DONE' : chosenComment.state !== 'OPEN';
      void actions.bring(chosenComment, isSettled ? 'OPEN' : settled);
    },
  });

  const count = (of: PaperTab) => comments.filter((comment) => isOfTab(comment, of)).length;
  const items = [
    { id: 'open', label: m.comment_tab_open(), count: count('open') },
    { id: 'done', label: m.comment_tab_done(), count: count('done') },
    { id: 'all', label: m.comment_tab_all(), count: comments.length },
  ] as const;

  return (
    <PaperContext value={paper}>
      <SlipContext value={slips}>
        <DrawingContext value={drawing}>
          <TabGroup value={tab} onValueChange={setTab} className="paper">
            <div className="paper-head">
              <div className="paper-title">
                <h2>{m.room_comments()}</h2>
                {rounds}
              </div>
              <SegmentedTabs label={m.comment_tabs()} items={items} value={tab} />
            </div>
            <TabPanel value={tab} className="paper-scroll" isStop={ofTab.length === 0}>
              {before}
              {comments.length > fewComments || isNarrowed(narrowing) ? (
                <PaperFinder
                  narrowing={narrowing}
                  onChange={setNarrowing}
                  authors={[...new Set(comments.map(nameOf))]}
                  onExport={() =>
                    saveTable(
                      commentsCsv(comments, rate, nameOf),
                      m.comment_export_name({ file: file.originalName }),
                    )
                  }
                />
              ) : null}
              {outbox.isOffline ? <PaperOffline waiting={outbox.pending.length} /> : null}
              {error && (!data || data.more) ? (
                <ErrorState onRetry={() => void refetch()}>{m.comment_not_loaded()}</ErrorState>
              ) : null}
              {(!data || data.more) && !error ? <p role="status">{m.comment_loading()}</p> : null}
              {data ? (
                <PaperList
                  comments={ofTab}
                  tab={listed}
                  isNarrowed={isNarrowed(wanted)}
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
              <RoundsUsed deal={deal} role={user.role} />
              {after}
            </TabPanel>
            <Presence ownId={user.id} />
            {removed ? (
              <div className="paper-removed" role="status">
                <span>{m.comment_deleted({ number: String(removed.number) })}</span>
                <Button size="sm" variant="outline" onClick={() => void actions.restore(removed)}>
                  {m.comment_undo()}
                </Button>
                <Button size="sm" variant="ghost" onClick={forget}>
                  {m.toast_dismiss()}
                </Button>
              </div>
            ) : null}
            {isOpen ? (
              <Composer mayAskForRound={user.role === 'BRAND'} cite={cite} onSend={outbox.comment} />
            ) : null}
            <DrawLayer chosen={chosenComment} />
          </TabGroup>
        </DrawingContext>
      </SlipContext>
    </PaperContext>
  );
}
