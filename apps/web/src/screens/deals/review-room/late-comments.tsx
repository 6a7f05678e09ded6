import { m } from '@briefcast/i18n/messages';
import { latePart } from '../../../ui/late-part.tsx';
import '../../../styles/review-room/comments.css';
import type { ReactNode } from 'react';

function CommentsOnTheirWay() {
  return (
    <CommentsPlace>
      <p role="status">{m.comment_loading()}</p>
    </CommentsPlace>
  );
}

/** The comments on a file: half of the room's code, and the contract's schemas with it. The film is there before. */
export const LateComments = latePart(
  async () => (await import('../../../features/review-room/comments/comments-panel.tsx')).CommentsPanel,
  CommentsOnTheirWay,
);

/** Placeholder for comments on a file that is not submitted yet: there is nobody else to write to. */
export function DraftComments() {
  return (
    <CommentsPlace>
      <div className="comments-nothing">
        <h3>{m.room_draft()}</h3>
        <p>{m.room_draft_text()}</p>
      </div>
    </CommentsPlace>
  );
}

/** The comments panel with its title, where there are no comments to show: not yet, or never. */
function CommentsPlace({ children }: { children: ReactNode }) {
  return (
    <div className="comments-panel">
      <div className="comments-head">
        <div className="comments-title">
          <h2>{m.room_comments()}</h2>
        </div>
      </div>
      <div className="comments-scroll">{children}</div>
    </div>
  );
}
