import { type Comment, timecode } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Pencil } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../room.ts';
import { versionOf } from '../versions.ts';

/** Whether this comment is the chosen one; draws again only when that changes. */
export function useIsChosen(id: string): boolean {
  const { chosen } = useRoom();
  const isChosen = () => chosen.get() === id;
  return useSyncExternalStore(chosen.subscribe, isChosen, isChosen);
}

/** The number of a comment and its place, which it leads to. */
export function SlipStub({ comment, isChosen }: { comment: Comment; isChosen: boolean }) {
  const { rate, choose, file } = useRoom();
  const { at, drawing, number, page, version } = comment;
  return (
    <button
      type="button"
      className="slip-stub"
      aria-label={m.comment_show({ number: String(number) })}
      aria-pressed={isChosen}
      onClick={() => choose(comment.id)}
    >
      <span className="slip-number" data-done={comment.state === 'DONE' || undefined}>
        {number}
      </span>
      {at && rate ? <bdi className="slip-timecode">{timecode(at.from, rate)}</bdi> : null}
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
