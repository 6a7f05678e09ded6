import { type SyntheticEvent, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';

/** Seconds by which a film may differ from the leading one before it is moved to its place. */
const inStepWithin = 0.3;

export interface SyncedReels {
  isPlaying: boolean;
  /** Length of the longest film that is shown. */
  seconds: number;
  length: number;
  /** The person whose film is heard: the one that is pointed at, or has the focus. */
  loud: string | null;
  /** Whether one film plays at a time, for people who want less to move. */
  isCalm: boolean;
  toggle: () => void;
  seek: (to: number) => void;
  point: (id: string) => void;
  /** Props of the video element of this person. */
  filmOf: (id: string) => {
    ref: (video: HTMLVideoElement | null) => void;
    muted: boolean;
    onLoadedMetadata: () => void;
    onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => void;
    onEnded: () => void;
  };
}

/** Films that play together: a shorter one stays at its end, and all restart from there. */
export function useSyncedReels(ids: readonly string[]): SyncedReels {
  const films = useRef(new Map<string, HTMLVideoElement>());
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);
  const [pointed, setPointed] = useState<string | null>(null);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const loud = pointed !== null && ids.includes(pointed) ? pointed : null;

  const shown = () => ids.flatMap((id) => films.current.get(id) ?? []);
  const lengthOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0);
  /** The longest tells the time. */
  const leader = () =>
    shown().reduce<HTMLVideoElement | null>(
      (longest, film) => (longest && lengthOf(longest) >= lengthOf(film) ? longest : film),
      null,
    );

  function measure() {
    setLength(Math.max(0, ...shown().map(lengthOf)));
  }

  function start(film: HTMLVideoElement) {
    // A film that cannot be played leaves the others playing.
    film.play().catch(() => undefined);
  }

  function pause() {
    for (const film of shown()) film.pause();
    setPlaying(false);
  }

  function seek(to: number) {
    for (const film of shown()) film.currentTime = Math.min(to, lengthOf(film));
    setSeconds(to);
  }

  function play() {
    const first = films.current.get(loud ?? '') ?? shown()[0];
    if (!first) return;
    if (seconds >= length - 0.1) seek(0);
    for (const film of isCalm ? [first] : shown()) if (film.currentTime < lengthOf(film) - 0.1) start(film);
    setPlaying(true);
  }

  return {
    isPlaying,
    seconds,
    length,
    loud,
    isCalm,
    toggle: () => (isPlaying ? pause() : play()),
    seek,
    point(id) {
      setPointed(id);
      if (!isCalm || !isPlaying) return;
      for (const [other, film] of films.current) {
        if (other !== id) film.pause();
        else {
          film.currentTime = Math.min(seconds, lengthOf(film));
          start(film);
        }
      }
    },
    filmOf: (id) => ({
      ref(video) {
        if (video) films.current.set(id, video);
        else films.current.delete(id);
      },
      muted: id !== loud,
      onLoadedMetadata: measure,
      onTimeUpdate({ currentTarget }) {
        if (isCalm ? !currentTarget.paused : currentTarget === leader()) {
          setSeconds(currentTarget.currentTime);
          if (isCalm) return;
          for (const film of shown()) {
            const at = Math.min(currentTarget.currentTime, lengthOf(film));
            if (!film.ended && Math.abs(film.currentTime - at) > inStepWithin) film.currentTime = at;
          }
        }
      },
      onEnded() {
        if (shown().every((film) => film.paused || film.ended)) setPlaying(false);
      },
    }),
  };
}
