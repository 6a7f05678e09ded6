import type { Comment } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { WifiOff } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { useIsTouched } from '../is-touched.ts';
import { useRoom, useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import { useCommentCards } from './comment-card-context.ts';
import type { CommentsTab } from './comment-look.ts';

interface CommentsListProps {
  /** The comments of the tab, in the order of the video. */
  comments: readonly Comment[];
  tab: CommentsTab;
  isEmpty: boolean;
  /** A filter hides some of the tab's comments. */
  isNarrowed?: boolean;
  /** Shown instead of cards if there are no comments at all. */
  nothing: ReactNode;
  cardOf: (comment: Comment) => ReactNode;
}

const noneOf = { open: m.comment_none_open, done: m.comment_none_done, all: m.comment_nothing };

/** The cards of a tab. Arrow keys go from one to the next; the selected one is scrolled into view. */
export function CommentsList({
  comments,
  tab,
  isEmpty,
  isNarrowed = false,
  nothing,
  cardOf,
}: CommentsListProps) {
  const { chosen, choose } = useRoom();
  const chosenId = useValue(chosen);

  useEffect(() => {
    if (chosenId !== null)
      document.getElementById(`comment-${chosenId}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  function go(by: number) {
    const at = comments.findIndex(({ id }) => id === chosenId);
    const next = comments[at < 0 ? (by > 0 ? 0 : comments.length - 1) : at + by];
    if (next) choose(next.id);
  }
  useRoomKeys({ arrowup: () => go(-1), arrowdown: () => go(1) });

  const { number } = comments.find(({ id }) => id === chosenId) ?? {};
  return (
    <>
      <p role="status" className="sr-only">
        {number === undefined ? null : m.comment_chosen({ number: String(number) })}
      </p>
      {isEmpty ? nothing : null}
      {!isEmpty && comments.length === 0 ? (
        <p className="comments-none">{isNarrowed ? m.comment_none_found() : noneOf[tab]()}</p>
      ) : null}
      {comments.length > 0 ? <CommentCards comments={comments} cardOf={cardOf} /> : null}
    </>
  );
}

/** There can be a thousand: they are rendered again when the list changes, not with each selection. */
const CommentCards = memo(function CommentCards({
  comments,
  cardOf,
}: Pick<CommentsListProps, 'comments' | 'cardOf'>) {
  const { choose } = useRoom();
  const list = useRef<HTMLUListElement>(null);

  // For the pointer alone: by keyboard the card's stub does the same.
  useEffect(() => {
    const element = list.current;
    function handleClick({ target }: MouseEvent) {
      const card = target instanceof Element ? target.closest('.comment-card') : null;
      const isOwn = target instanceof Element && target.closest('a, button, input, label, select, textarea');
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (card && !isOwn && !isSelecting) choose(card.id.replace(/^comment-/, ''));
    }
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [choose]);

  return (
    <ul ref={list} className="comments-list">
      {comments.map((comment) => (
        <li key={comment.id} className="comments-item">
          {cardOf(comment)}
        </li>
      ))}
    </ul>
  );
});

const keyTag = (children: ReactNode) => <kbd className="room-key">{children}</kbd>;
const keyTags = { c: keyTag, d: keyTag };

const texts = {
  BRAND: m.comment_nothing_text,
  CREATOR: m.comment_nothing_creator,
  GUEST: m.comment_nothing_guest,
};
const textsWithoutKeys = {
  BRAND: m.comment_nothing_text_touch,
  CREATOR: m.comment_nothing_creator_touch,
  GUEST: m.comment_nothing_guest_touch,
};

/** The text of a panel without comments, with how to write the first one, if that is possible. */
export function NoComments({ isApproved }: { isApproved: boolean }) {
  const { role, decisions } = useCommentCards();
  const isTouched = useIsTouched();
  const isClosed = role !== null && decisions === null;
  const reader = role ?? 'GUEST';
  return (
    <div className="comments-nothing">
      <h3>{m.comment_nothing()}</h3>
      <p>
        {isClosed ? (
          m.comment_nothing_closed()
        ) : isApproved ? (
          m.comment_nothing_approved()
        ) : isTouched ? (
          textsWithoutKeys[reader]()
        ) : (
          <RichText parts={texts[reader].parts()} tags={keyTags} />
        )}
      </p>
    </div>
  );
}

/** Says that there is no connection, and how many entries wait for it on this device. */
export function CommentsOffline({ waiting }: { waiting: number }) {
  return (
    <p className="comments-offline" data-tone="yellow" role="alert">
      <WifiOff aria-hidden className="ic" />
      <span>
        <b>{m.comment_offline()}</b>{' '}
        {waiting > 0 ? m.comment_offline_text({ n: waiting, count: formatCount(waiting) }) : null}
      </span>
    </p>
  );
}
