import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { CSSProperties } from 'react';

interface FilmPositionProps {
  /** Both in seconds; the length is 0 until it is known. */
  seconds: number;
  length: number;
  onSeek: (seconds: number) => void;
}

/** Where a film is, with a slider to go elsewhere, on the dark stage. Films run from left to right in every language. */
export function FilmPosition({ seconds, length, onSeek }: FilmPositionProps) {
  return (
    <>
      <span className="num text-sm">{formatDuration(seconds)}</span>
      <input
        type="range"
        className="range min-w-0 flex-1"
        dir="ltr"
        aria-label={m.film_position()}
        aria-valuetext={m.film_position_of({
          position: formatDuration(seconds),
          length: formatDuration(length),
        })}
        min={0}
        max={length || 1}
        step={0.1}
        value={Math.min(seconds, length || 1)}
        style={{ '--played': `${length > 0 ? (seconds / length) * 100 : 0}%` } as CSSProperties}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <span className="num text-sm text-on-stage-2">{formatDuration(length)}</span>
    </>
  );
}
