import type { DealFile } from '@briefcast/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { RoomContext } from '../room.ts';
import { createRoom } from './create-room.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { playbackOf } from './playback.ts';
import { PlayerContext } from './use-player.ts';

interface RoomProviderProps {
  dealId: string;
  file: DealFile;
  /** Whether what is to be watched is still being made. */
  waits: boolean;
  /** Where the room is opened: a frame, or a comment once the paper knows it. */
  at: { frame: number | null; comment: string | null };
  children: ReactNode;
}

/**
 * The room of one file. Give it the file's id as its key: what is watched stays as it began, whatever is learned of the
 * file meanwhile, and begins anew with another file. When what was waited for is there, it alone changes: a dialog that
 * is open and a comment that is being written stay.
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
