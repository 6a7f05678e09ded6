import type { Comment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useRoom } from '../room.ts';
import { useRoomKeys } from '../use-room-keys.ts';
import { useValue } from '../value.ts';
import type { PaperTab } from './comment-look.ts';

interface PaperListProps {
  /** Of the tab, in the order of the film. */
  comments: readonly Comment[];
  tab: PaperTab;
  isEmpty: boolean;
  /** Only some of the tab's are looked for. */
  isNarrowed?: boolean;
  /** Shown in place of slips while there is none at all. */
  nothing: ReactNode;
  slipOf: (comment: Comment) => ReactNode;
}

const noneOf = { open: m.comment_none_open, done: m.comment_none_done, all: m.comment_nothing };

/** The slips of a tab. Arrows go from one to the next; the chosen one comes into sight. */
export function PaperList({ comments, tab, isEmpty, isNarrowed = false, nothing, slipOf }: PaperListProps) {
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
        <p className="paper-none">{isNarrowed ? m.comment_none_found() : noneOf[tab]()}</p>
      ) : null}
      {comments.length > 0 ? <Slips comments={comments} slipOf={slipOf} /> : null}
    </>
  );
}

/** They are a thousand at times: drawn again when there are others, not with each one that is chosen. */
const Slips = memo(function Slips({ comments, slipOf }: Pick<PaperListProps, 'comments' | 'slipOf'>) {
  const { choose } = useRoom();
  const list = useRef<HTMLUListElement>(null);

  // For the pointer alone: by keys the slip's stub does the same.
  useEffect(() => {
    const element = list.current;
    function handleClick({ target }: MouseEvent) {
      const slip = target instanceof Element ? target.closest('.slip') : null;
      const isOwn = target instanceof Element && target.closest('a, button, input, label, select, textarea');
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (slip && !isOwn && !isSelecting) choose(slip.id.replace(/^comment-/, ''));
    }
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [choose]);

  return (
    <ul ref={list} className="paper-list">
      {comments.map((comment) => (
        <li key={comment.id} className="paper-item">
          {slipOf(comment)}
        </li>
      ))}
    </ul>
  );
});
