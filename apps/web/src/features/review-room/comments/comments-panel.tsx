import '../../../styles/review-room/comments.css';
import '../../../styles/review-room/drawing.css';
import { type Comment, can, closedStatuses, type DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { saveTable } from '../../../lib/download.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { SegmentedTabs, TabGroup, TabPanel } from '../../../ui/tabs.tsx';
import { DrawLayer } from '../drawing/draw-layer.tsx';
import { createDrawing, DrawingContext } from '../drawing/drawing-store.ts';
import { useRoom, useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import { isApproved } from '../versions.ts';
import { useCarriedComments } from './carried-comments.ts';
import { CommentCard } from './comment-card.tsx';
import {
  authorNamer,
  CommentCardContext,
  type CommentCardFacts,
  requestsIn,
} from './comment-card-context.ts';
import { type CommentsTab, inTimeOrder, isOfTab, markerOf } from './comment-look.ts';
import { useCommentOutbox, useTicked } from './comment-outbox.ts';
import { commentsQuery } from './comment-queries.ts';
import { CommentsBody } from './comments-body.tsx';
import { commentsCsv } from './comments-csv.ts';
import { CommentsFinder, everyComment, isNarrowed, narrowComments } from './comments-finder.tsx';
import { CommentsPanelContext, type CommentsPanelFacts } from './comments-panel-context.ts';
import { Composer } from './composer.tsx';
import { Presence, useTellWatching } from './presence.tsx';
import { RoundsUsed } from './rounds-used.tsx';
import { useCommentActions } from './use-comment-actions.ts';

/** Above this many comments, the filters are shown. */
const fewComments = 7;

const cardOf = (comment: Comment) => <CommentCard comment={comment} />;

const noComments: readonly Comment[] = [];

interface CommentsPanelProps {
  deal: DealDetail;
  /** Next to the title: the state of the rounds. */
  rounds?: ReactNode;
  /** Above the comments: the feedback given with the verdict. */
  before?: ReactNode;
  /** Under the comments. */
  after?: ReactNode;
  /** The id of the brief item that the address asks to comment on. */
  cite?: string | null;
}

/** The comments panel: every comment on the file and its versions, and the form for new ones. */
export function CommentsPanel({ deal, rounds, before, after, cite = null }: CommentsPanelProps) {
  const { file, rate, markers, chosen } = useRoom();
  const user = useUser();
  const [drawing] = useState(createDrawing);
  const [tab, setTab] = useState<CommentsTab>('open');
  // The pressed tab changes at once, and a thousand cards are rendered a moment later.
  const listed = useDeferredValue(tab);

  const { data, error, refetch } = useQuery(commentsQuery(deal.id, file));
  const { actions, removed, forget } = useCommentActions(deal.id, user.id);
  const onTyping = useTellWatching();
  const isOpen = !closedStatuses.includes(deal.status);
  const isDecided = isApproved(file, deal.files);
  const mayAgree = can(actorOf(user), 'request.agree', partiesOf(deal, user));
  const outbox = useCommentOutbox({ owner: user.id, file, lane: deal.id });
  const ticked = useTicked(user.id, data?.comments ?? noComments);

  const { carry, change } = useCarriedComments(deal, actions);
  const comments = useMemo(() => inTimeOrder(ticked.map(carry)), [ticked, carry]);
  useEffect(() => markers.set(comments.map((comment) => markerOf(comment, rate))), [markers, comments, rate]);

  // Keeps the object stable while the deal's brief and people are: a new one renders every card again.
  const { briefItems, brand, creator, currency, additions } = deal;
  const { reply } = outbox;
  const cards: CommentCardFacts = useMemo(
    () => ({
      role: user.role,
      items: briefItems ?? [],
      brandName: brand.companyName,
      currency,
      added: requestsIn(additions),
      decisions: isOpen ? actions : null,
      mayAgree,
      reply,
      authorOf: authorNamer({ brand, creator }, user),
      onTyping,
    }),
    [user, isOpen, mayAgree, briefItems, brand, creator, currency, additions, actions, reply, onTyping],
  );
  const nameOf = useCallback((comment: Comment) => cards.authorOf(comment).name, [cards]);
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
  // A comment that is selected on the timeline has to be visible: its tab opens, and filters are cleared.
  const [seenId, setSeenId] = useState<string | null>(null);
  if (chosenId !== seenId) {
    setSeenId(chosenId);
    if (chosenComment && !isOfTab(chosenComment, tab)) setTab('all');
    if (chosenComment && narrowComments([chosenComment], narrowing, nameOf).length === 0)
      setNarrowing({ ...everyComment, order: narrowing.order });
  }

  const panel: CommentsPanelFacts = useMemo(
    () => ({ isOpen, actions: { ...actions, change } }),
    [isOpen, actions, change],
  );

  useRoomKeys({
    x: () => {
      if (!chosenComment || !isOpen) return;
      const isBrand = user.role === 'BRAND';
      const settled = isBrand || chosenComment.kind === 'NOTE' ? 'DONE' : 'TO_CHECK';
      const isSettled = isBrand ? chosenComment.state === 'DONE' : chosenComment.state !== 'OPEN';
      actions.bring(chosenComment, isSettled ? 'OPEN' : settled);
    },
  });

  const count = (of: CommentsTab) => comments.filter((comment) => isOfTab(comment, of)).length;
  const items = [
    { id: 'open', label: m.comment_tab_open(), count: count('open') },
    { id: 'done', label: m.comment_tab_done(), count: count('done') },
    { id: 'all', label: m.comment_tab_all(), count: comments.length },
  ] as const;

  return (
    <CommentsPanelContext value={panel}>
      <CommentCardContext value={cards}>
        <DrawingContext value={drawing}>
          <TabGroup value={tab} onValueChange={setTab} className="comments-panel">
            <div className="comments-head">
              <div className="comments-title">
                <h2>{m.room_comments()}</h2>
                {rounds}
              </div>
              <SegmentedTabs label={m.comment_tabs()} items={items} value={tab} />
            </div>
            <TabPanel value={tab} className="comments-scroll" isStop={ofTab.length === 0}>
              {before}
              {comments.length > fewComments || isNarrowed(narrowing) ? (
                <CommentsFinder
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
              <CommentsBody
                comments={ofTab}
                tab={listed}
                isNarrowed={isNarrowed(wanted)}
                cardOf={cardOf}
                total={data ? comments.length : null}
                isPartial={data?.more === true}
                error={error}
                onRetry={() => void refetch()}
                isApproved={isDecided}
                outbox={outbox}
              />
              <RoundsUsed deal={deal} role={user.role} />
              {after}
            </TabPanel>
            <Presence ownId={user.id} />
            {removed ? (
              <div className="comments-removed" role="status">
                <span>{m.comment_deleted({ number: String(removed.number) })}</span>
                <OnlineButton size="sm" variant="outline" onClick={() => void actions.restore(removed)}>
                  {m.comment_undo()}
                </OnlineButton>
                <Button size="sm" variant="ghost" onClick={forget}>
                  {m.toast_dismiss()}
                </Button>
              </div>
            ) : null}
            {isOpen && isDecided && comments.length > 0 ? (
              <p className="comments-foot hint">{m.refusal_comment_file_approved()}</p>
            ) : null}
            {isOpen && !isDecided ? (
              <Composer mayAskForRound={user.role === 'BRAND'} cite={cite} onSend={outbox.comment} />
            ) : null}
            <DrawLayer chosen={chosenComment} />
          </TabGroup>
        </DrawingContext>
      </CommentCardContext>
    </CommentsPanelContext>
  );
}
