import type { LiveEvent } from '@briefcast/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { useLiveEvent } from '../../../lib/live.ts';
import { useRoom } from '../room.ts';

/** How often one tells where one is, when that has changed; without a change it is told to stay known. */
const tellEveryMs = 2500;
const tellAgainEveryMs = 15_000;
/** Who has not been heard of so long is gone. */
const shownForMs = 25_000;
/** A sign of writing counts so long. */
const writingForMs = 5000;

/** Tells the others where in the file one is, while the tab is seen. Returns what to call with every keystroke. */
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
      // A lost sign loses nothing.
      client.comments.watch({ params: { id: file.id }, body }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, tellEveryMs);
    return () => clearInterval(timer);
  }, [file.id, frame]);

  return useCallback(() => {
    writtenAt.current = Date.now();
  }, []);
}

/** Somebody else who has the file open, or had until lately. */
export interface Watcher {
  id: string;
  by: NonNullable<LiveEvent['by']>;
  frame: number | null;
  isWriting: boolean;
  /** Milliseconds since 1970; of who has gone, when they were last heard of. */
  heardAt: number;
  hasLeft: boolean;
}

/** Who else is here and where, and who was here while one has been in the room oneself. */
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
