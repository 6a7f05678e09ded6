import '../../styles/review-room/paper.css';
import { m } from '@briefcast/i18n/messages';

/** What stands in the place of comments beside a file that is not submitted yet: there is nobody else to write to. */
export function DraftPaper() {
  return (
    <div className="paper">
      <div className="paper-head">
        <div className="paper-title">
          <h2>{m.room_comments()}</h2>
        </div>
      </div>
      <div className="paper-scroll">
        <div className="paper-nothing">
          <h3>{m.room_draft()}</h3>
          <p>{m.room_draft_text()}</p>
        </div>
      </div>
    </div>
  );
}
