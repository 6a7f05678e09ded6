import { formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type RoomWatcher, useRoom } from '../room.ts';
import { useValue } from '../value.ts';
import { useSlips } from './slip-context.ts';
import { AuthorPicture } from './slip-head.tsx';
import { useWatchers } from './use-watching.ts';

/**
 * Who else is here: named in the bar, with their frame on the timeline, and under the comments while they write. Of who
 * has gone it is said when.
 */
export function Presence({ ownId }: { ownId: string }) {
  const { slots, watchers: shown } = useRoom();
  const { authorOf } = useSlips();
  const bar = useValue(slots.presence);
  const watchers = useWatchers(ownId).map((watcher) => ({
    ...watcher,
    author: authorOf({ by: watcher.by, author: null, guest: null }),
  }));

  const places = watchers
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ id, frame, author: { name, picture } }) => ({ id, frame, name, picture }));
  const known = JSON.stringify(places);
  useEffect(() => shown.set(JSON.parse(known) as RoomWatcher[]), [shown, known]);

  const writing = watchers.filter(({ isWriting }) => isWriting);
  return (
    <>
      {bar
        ? createPortal(
            <span role="status" className="presence">
              {watchers.map(({ id, author, hasLeft, heardAt }) => (
                <span key={id} className="presence-one" data-left={hasLeft || undefined}>
                  <AuthorPicture author={author} />
                  <span>
                    {hasLeft
                      ? m.comment_left_at({ name: author.name, time: formatTime(new Date(heardAt)) })
                      : m.comment_is_here({ name: author.name })}
                  </span>
                </span>
              ))}
            </span>,
            bar,
          )
        : null}
      <p role="status" className="paper-writing">
        {writing[0] ? m.comment_is_writing({ name: writing[0].author.name }) : null}
      </p>
    </>
  );
}
