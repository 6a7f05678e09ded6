import type { LiveEvent } from '@briefcast/contract';
import { formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveEvent } from '../../../lib/live.ts';
import { loadClient } from '../../../lib/load-client.ts';
import { type RoomWatcher, useRoom } from '../room.ts';
import { useValue } from '../value.ts';
import { useCommentCards } from './comment-card-context.ts';
import { AuthorPicture } from './comment-head.tsx';

/**
 * Others who are here: names in the bar, frames on the timeline, and below the comments while they type; for people
 * who have left, the time of it.
 */
export function Presence({ ownId }: { ownId: string }) {
  const { slots, watchers: shown } = useRoom();
  const { authorOf } = useCommentCards();
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
      <p role="status" className="comments-writing">
        {writing[0] ? m.comment_is_writing({ name: writing[0].author.name }) : null}
      </p>
    </>
  );
}

/** How often the person's position is sent if it has changed; without a change it is repeated at longer intervals. */
const tellEveryMs = 2500;
const tellAgainEveryMs = 15_000;
/** A person who was not heard of for this long has left. */
const shownForMs = 25_000;
/** How long a sign of typing is shown. */
const writingForMs = 5000;

/**
 * Sends the person's position in the file while the tab is visible. Returns a function to be called with
 * every keystroke.
 */
export function useTellWatching(): () => void {
  const { file, frame } = useRoom();
  const writtenAt = useRef(0);

  useEffect(() => {
    let told = { frame: -1, isWriting: false, at: 0 };
    const tell = () => {
      const now = Date.now();
      const isWriting = now - writtenAt.current < writingForMs;
      const hasChanged = told.frame !== frame.get() || told.isWriting !== isWriting;
      if (document.hidden || (!hasChanged && now - told.at < tellAgainEveryMs)) return;
      told = { frame: frame.get(), isWriting, at: now };
      const body = { frame: told.frame, isWriting };
      // Losing one does no harm.
      loadClient()
        .then((client) => client.comments.watch({ params: { id: file.id }, body }))
        .catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, tellEveryMs);
    return () => clearInterval(timer);
  }, [file.id, frame]);

  return useCallback(() => {
    writtenAt.current = Date.now();
  }, []);
}

/** Another person who has the file open, or had until lately. */
export interface Watcher {
  id: string;
  by: NonNullable<LiveEvent['by']>;
  frame: number | null;
  isWriting: boolean;
  /** In milliseconds since 1970; for a person who has left, when they were last heard of. */
  heardAt: number;
  hasLeft: boolean;
}

/** Others who are here with their position, and those who have left since this page was opened. */
export function useWatchers(ownId: string): Watcher[] {
  const { file } = useRoom();
  const [watchers, setWatchers] = useState<Watcher[]>([]);

  useLiveEvent(({ kind, subjectId, by, byPerson, watching }) => {
    if (kind !== 'watching' || subjectId !== file.id || !by || !byPerson || !watching) return;
    if (byPerson === ownId) return;
    const heard = { id: byPerson, by, ...watching, heardAt: Date.now(), hasLeft: false };
    setWatchers((all) => [...all.filter(({ id }) => id !== byPerson), heard]);
  });

  const forget = useEffectEvent(() => {
    const oldest = Date.now() - shownForMs;
    if (watchers.some(({ heardAt, hasLeft }) => !hasLeft && heardAt < oldest))
      setWatchers((all) =>
        all.map((one) => (one.heardAt < oldest ? { ...one, hasLeft: true, isWriting: false } : one)),
      );
  });
  useEffect(() => {
    const timer = setInterval(forget, tellEveryMs);
    return () => clearInterval(timer);
  }, []);

  return watchers;
}
