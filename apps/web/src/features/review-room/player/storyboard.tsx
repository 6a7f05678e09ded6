import { type FileMedia, type FrameRate, secondsOf, timecode } from '@briefcast/contract';
import type { CSSProperties } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';

type Sheet = NonNullable<FileMedia['storyboard']>;

/** The still of the sheet at this second. */
export const tileAt = (sheet: Sheet, seconds: number): number =>
  Math.max(0, Math.min(sheet.count - 1, Math.floor(seconds / sheet.secondsPerTile)));

function Tile({ sheet, tile, height }: { sheet: Sheet; tile: number; height: number }) {
  const scale = height / sheet.tileHeight;
  const width = sheet.tileWidth * scale;
  const style: CSSProperties = {
    blockSize: height,
    inlineSize: width,
    backgroundImage: `url("${mediaUrl(sheet.url)}")`,
    backgroundSize: `${width * sheet.columns}px ${height * sheet.rows}px`,
    backgroundPosition: `${-(tile % sheet.columns) * width}px ${-Math.floor(tile / sheet.columns) * height}px`,
  };
  return <span className="storyboard-tile" style={style} />;
}

interface StoryboardProps {
  sheet: Sheet | null;
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
          {tile > 0 ? <Tile sheet={sheet} tile={tile - 1} height={60} /> : null}
          <Tile sheet={sheet} tile={tile} height={96} />
          {tile < sheet.count - 1 ? <Tile sheet={sheet} tile={tile + 1} height={60} /> : null}
        </span>
      ) : null}
      <bdi className="timecode">{timecode(frame, rate)}</bdi>
    </span>
  );
}
