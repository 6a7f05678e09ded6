import type { FileMedia } from '@briefcast/contract';
import type { CSSProperties } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';

/** One picture with the stills of a film in rows. */
export type StillSheet = NonNullable<FileMedia['storyboard']>;

/** The still of the sheet at this second. */
export const tileAt = (sheet: StillSheet, seconds: number): number =>
  Math.max(0, Math.min(sheet.count - 1, Math.floor(seconds / sheet.secondsPerTile)));

interface StillProps {
  sheet: StillSheet;
  /** From 0. */
  tile: number;
  /** In pixels; without it the still is as large as its place lets it be. */
  height?: number | undefined;
}

/** Where one of `count` tiles lies when the whole sheet is that many times as large as the still, in percent. */
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
