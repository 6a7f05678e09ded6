import { type FrameRate, secondsOf, timecode } from '@briefcast/contract';
import { Still, type StillSheet, tileAt } from './still.tsx';

interface StoryboardProps {
  sheet: StillSheet | null;
  frame: number;
  rate: FrameRate;
  /** Place on the timeline, 0 to 1. */
  at: number;
}

/** What the film shows where the pointer is on the timeline; only the timecode where there are no stills. */
export function Storyboard({ sheet, frame, rate, at }: StoryboardProps) {
  const tile = sheet ? tileAt(sheet, secondsOf(frame, rate)) : 0;
  return (
    <span
      className="storyboard"
      aria-hidden="true"
      style={{ left: `clamp(60px, ${at * 100}%, 100% - 60px)` }}
    >
      {sheet ? (
        <span className="storyboard-tiles">
          {tile > 0 ? <Still sheet={sheet} tile={tile - 1} height={60} /> : null}
          <Still sheet={sheet} tile={tile} height={96} />
          {tile < sheet.count - 1 ? <Still sheet={sheet} tile={tile + 1} height={60} /> : null}
        </span>
      ) : null}
      <bdi className="timecode">{timecode(frame, rate)}</bdi>
    </span>
  );
}
