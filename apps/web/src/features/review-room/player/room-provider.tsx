import type { DealFile } from '@briefcast/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { singleKeys } from '../../../lib/single-keys.ts';
import { RoomContext } from '../room.ts';
import { createRoom, PlayerContext } from './create-room.ts';
import { playbackOf } from './playback.ts';

interface RoomProviderProps {
  dealId: string;
  file: DealFile;
  /** Whether the playing form is still being made. */
  waits: boolean;
  /** Where the room opens: at a frame, or at a comment once the panel has loaded it. */
  at: { frame: number | null; comment: string | null };
  children: ReactNode;
}

/**
 * The room of one file. Use the file's id as its key: playback keeps its initial form, even if more becomes known of
 * the file later, and restarts with another file. When an awaited form is ready, only the playback changes: an open
 * dialog and an unfinished comment stay.
 */
export function RoomProvider({ dealId, file, waits, at, children }: RoomProviderProps) {
  const [base] = useState(() => createRoom(dealId, file, playbackOf(file)));
  const [watched, setWatched] = useState({ waits, playback: base.playback });
  if (watched.waits !== waits) setWatched({ waits, playback: playbackOf(file) });
  const { playback } = watched;
  const { rate, isExact } = playback;
  const room = useMemo(
    () => ({ ...base, file, playback, rate, isExact }),
    [base, file, playback, rate, isExact],
  );

  useLayoutEffect(() => {
    base.frames.set(playback.frames);
    base.ratio.set(playback.ratio);
  }, [base, playback]);

  useEffect(() => listenToKeys(base.press), [base]);

  const { frame, comment } = at;
  useEffect(() => {
    if (frame !== null) base.seek(frame);
  }, [base, frame]);

  useEffect(() => {
    if (comment === null) return;
    const isThere = () => base.markers.get().some(({ id }) => id === comment);
    const choose = () => {
      if (!isThere()) return;
      stop();
      base.choose(comment);
    };
    const stop = base.markers.subscribe(choose);
    choose();
    return stop;
  }, [base, comment]);

  return (
    <RoomContext value={room}>
      <PlayerContext value={room}>{children}</PlayerContext>
    </RoomContext>
  );
}

const typing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
/** The space key activates these elements. On a link or a slider it would scroll the page instead. */
const pressing = 'button, summary, label, input:not([type=range])';
/** Within these elements, arrow keys move between the items. */
const walking =
  'input[type=radio], [role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar]';

/** The room's name of a pressed key, such as "c", "shift+arrowleft" or "space"; null if the room does not handle it. */
export function roomKeyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(typing) || target.closest('[role=dialog], [role=alertdialog]')) return null;
    if (key === 'space' && target.closest(pressing)) return null;
    if (key.startsWith('arrow') && target.closest(walking)) return null;
  }
  // A key that is no letter, digit or sign cannot be dictated.
  const isSingle = event.key.length === 1;
  if (isSingle && !singleKeys.get()) return null;
  return event.shiftKey && !isSingle ? `shift+${key}` : key;
}

/** Passes the room's keys to `press` until the returned function is called; a handled key has no other effect. */
export function listenToKeys(press: (key: string) => boolean): () => void {
  const handle = (event: KeyboardEvent) => {
    const key = roomKeyOf(event);
    if (key !== null && press(key)) event.preventDefault();
  };
  window.addEventListener('keydown', handle);
  return () => window.removeEventListener('keydown', handle);
}
