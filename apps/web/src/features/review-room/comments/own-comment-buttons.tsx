import type { Comment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Pencil, Reply, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { useDrawing } from '../drawing/drawing-store.ts';
import { useRoom } from '../room.ts';

/** Starts a reply. */
export function ReplyButton({ onReply }: { onReply: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon={<Reply aria-hidden className="ic ic-turn" />} onClick={onReply}>
      {m.comment_reply()}
    </Button>
  );
}

interface OwnCommentButtonsProps {
  comment: Comment;
  onEdit: () => void;
  onRemove: () => void;
  isRemoving?: boolean;
}

/** The actions of authors on their own comment; nothing if there are none any more. */
export function OwnCommentButtons({ comment, onEdit, onRemove, isRemoving = false }: OwnCommentButtonsProps) {
  const { file, drafts } = useRoom();
  const drawing = useDrawing();
  if (!comment.mayChange) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Pencil aria-hidden className="ic" />}
        // A drawing belongs to the version on which it was made.
        onClick={() => {
          const own = comment.fileId === file.id ? comment.drawing : null;
          const drawn = drafts.get().get(comment.id)?.drawn ?? own;
          drawing.put({ shapes: drawn?.shapes ?? [], frame: drawn?.frame ?? null });
          onEdit();
        }}
      >
        {m.comment_edit()}
      </Button>
      <OnlineButton
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden className="ic" />}
        busy={isRemoving}
        onClick={onRemove}
      >
        {m.comment_delete()}
      </OnlineButton>
    </>
  );
}
