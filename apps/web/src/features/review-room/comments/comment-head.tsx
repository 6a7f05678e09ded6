import { type Comment, type CommentState, canBring, timecode } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useRoom } from '../room.ts';
import { versionOf } from '../versions.ts';
import { type ShownAuthor, useCommentCards } from './comment-card-context.ts';

/** The author's picture. */
export function AuthorPicture({ author: { look, picture, pictured } }: { author: ShownAuthor }) {
  if (look === 'brand') return <BrandLogoAvatar name={pictured} src={picture} size={26} />;
  return <Avatar name={pictured} src={picture} size={20} />;
}

/** The author and time of a comment, and the checkbox that changes its state. */
export function CommentHead({ comment }: { comment: Comment }) {
  const { authorOf, role } = useCommentCards();
  const author = authorOf(comment);
  const isByLink = comment.guest !== null && role !== null;
  const when = formatSeries([
    ...(isByLink ? [m.comment_by_link()] : []),
    formatRelativeTime(comment.createdAt),
    ...(comment.editedAt ? [m.comment_edited()] : []),
  ]);
  return (
    <div className="comment-who">
      <AuthorPicture author={author} />
      <span className="comment-by">
        <b dir="auto" title={author.name}>
          {author.name}
        </b>
        <span className="hint" title={when}>
          {when}
        </span>
      </span>
      <DoneBox comment={comment} />
    </div>
  );
}

/** The state to which the checkbox changes a comment: the creator completes it, the brand confirms it. */
function aimOf({ state }: Comment, isCreator: boolean): CommentState {
  if (state !== 'OPEN') return 'OPEN';
  return isCreator ? 'TO_CHECK' : 'DONE';
}

/** The checkbox by which the creator completes and the brand confirms; nothing if it does not apply. */
export function DoneBox({ comment }: { comment: Comment }) {
  const { role, decisions } = useCommentCards();
  const isCreator = role === 'CREATOR';
  // A completed task waits for the brand, which has two buttons for that below.
  if (comment.state === 'TO_CHECK' && !isCreator) return null;
  const aim = comment.kind === 'NOTE' && comment.state === 'OPEN' ? 'DONE' : aimOf(comment, isCreator);
  const isDone = comment.state !== 'OPEN';
  const may = decisions !== null && role !== null && canBring(comment, aim, role);
  if (!may && !isDone) return null;

  return (
    <Checkbox
      dense
      className="comment-done"
      label={m.comment_done()}
      checked={isDone}
      disabled={!may}
      onChange={() => decisions?.bring(comment, aim)}
    />
  );
}

/** Whether this comment is selected; renders again only when that changes. */
export function useIsChosen(id: string): boolean {
  const { chosen } = useRoom();
  const isChosen = () => chosen.get() === id;
  return useSyncExternalStore(chosen.subscribe, isChosen, isChosen);
}

/** The number of a comment and its place, as a button that goes there. */
export function CommentStub({ comment, isChosen }: { comment: Comment; isChosen: boolean }) {
  const { rate, choose, file } = useRoom();
  const { at, drawing, number, page, version } = comment;
  return (
    <button
      type="button"
      className="comment-stub"
      aria-label={m.comment_show({ number: String(number) })}
      aria-pressed={isChosen}
      onClick={() => choose(comment.id)}
    >
      <span className="comment-number" data-done={comment.state === 'DONE' || undefined}>
        {number}
      </span>
      {at && rate ? <bdi className="comment-timecode">{timecode(at.from, rate)}</bdi> : null}
      {page === null ? null : <small>{m.comment_page({ number: formatCount(page) })}</small>}
      {at?.to !== null && at?.to !== undefined && rate ? (
        <small>
          {m.comment_to()} <bdi>{timecode(at.to, rate)}</bdi>
        </small>
      ) : null}
      {version === versionOf(file) ? null : <small>{m.comment_version({ number: String(version) })}</small>}
      {drawing ? <Pencil aria-hidden className="ic" /> : null}
    </button>
  );
}
