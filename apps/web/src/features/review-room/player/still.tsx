import { type FileMedia, type FrameRate, secondsOf, timecode } from '@briefcast/contract';
import type { CSSProperties } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';

/** One picture that contains a video's stills in rows. */
export type StillSheet = NonNullable<FileMedia['storyboard']>;

/** The index of the still at this second. */
export const tileAt = (sheet: StillSheet, seconds: number): number =>
  Math.max(0, Math.min(sheet.count - 1, Math.floor(seconds / sheet.secondsPerTile)));

interface StillProps {
  sheet: StillSheet;
  /** From 0. */
  tile: number;
  /** In pixels; without it the still fills its container. */
  height?: number | undefined;
}

/** The background position of one of `count` tiles, in percent, if the whole sheet is scaled by that number. */
const offset = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * 100 : 0);

/** One still of a film. */
export function Still({ sheet, tile, height }: StillProps) {
  const { columns, rows, tileWidth, tileHeight, url } = sheet;
  const style: CSSProperties = {
    aspectRatio: `${tileWidth} / ${tileHeight}`,
    blockSize: height,
    backgroundImage: `url("${mediaUrl(url)}")`,
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${offset(tile % columns, columns)}% ${offset(Math.floor(tile / columns), rows)}%`,
  };
  return <span className="storyboard-tile" style={style} />;
}

interface StoryboardProps {
  sheet: StillSheet | null;
  frame: number;
  rate: FrameRate;
  /** The position on the timeline, 0 to 1. */
  at: number;
}

/** A preview of the video at the pointer's position on the timeline; only the timecode if there are no stills. */
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
