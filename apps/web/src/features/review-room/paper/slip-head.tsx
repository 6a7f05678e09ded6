import type { Comment, CommentState } from '@briefcast/contract';
import { canBring } from '@briefcast/contract';
import { formatRelativeTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { BrandLogoAvatar } from '../../../ui/brand-logo-avatar.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type ShownAuthor, useSlips } from './slip-context.ts';

/** The picture of who wrote. */
export function AuthorPicture({ author: { look, name, picture } }: { author: ShownAuthor }) {
  if (look === 'brand') return <BrandLogoAvatar name={name} src={picture} size={26} />;
  return <Avatar name={name} src={picture} size={20} />;
}

/** Who wrote a comment and when, and the box that brings it on. */
export function SlipHead({ comment }: { comment: Comment }) {
  const { authorOf, role } = useSlips();
  const author = authorOf(comment);
  const isByLink = comment.guest !== null && role !== null;
  const when = [
    ...(isByLink ? [m.comment_by_link()] : []),
    formatRelativeTime(comment.createdAt),
    ...(comment.editedAt ? [m.comment_edited()] : []),
  ].join(', ');
  return (
    <div className="slip-who">
      <AuthorPicture author={author} />
      <b title={author.name}>
        <bdi>{author.name}</bdi>
      </b>
      <span className="hint" title={when}>
        {when}
      </span>
      <DoneBox comment={comment} />
    </div>
  );
}

/** Where pressing the box brings a comment: the creator ticks, the brand settles. */
function aimOf({ state }: Comment, isCreator: boolean): CommentState {
  if (state !== 'OPEN') return 'OPEN';
  return isCreator ? 'TO_CHECK' : 'DONE';
}

/** The box that the creator ticks and the brand settles with; nothing where it says nothing. */
export function DoneBox({ comment }: { comment: Comment }) {
  const { role, decisions } = useSlips();
  // Shown from the press on, until the comment is another one or the change was refused.
  const [pressed, setPressed] = useState<Comment | null>(null);
  const isCreator = role === 'CREATOR';
  // A tick waits for the brand, which has two words for it below.
  if (comment.state === 'TO_CHECK' && !isCreator) return null;
  const aim = comment.kind === 'NOTE' && comment.state === 'OPEN' ? 'DONE' : aimOf(comment, isCreator);
  const isDone = comment.state !== 'OPEN';
  const isChecked = pressed === comment ? !isDone : isDone;
  const may = decisions !== null && role !== null && canBring(comment, aim, role);
  if (!may && !isDone) return null;

  async function handleChange() {
    setPressed(comment);
    if (!(await decisions?.bring(comment, aim))) setPressed(null);
  }

  return (
    <Checkbox
      dense
      className="slip-done"
      label={m.comment_done()}
      checked={isChecked}
      disabled={!may}
      onChange={() => void handleChange()}
    />
  );
}
