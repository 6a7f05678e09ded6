/** Reads the number of a video's frame from a screenshot of the page, so that everything over the video counts too. */
import sharp from 'sharp';
import { numberColumns } from '../../apps/server/src/platform/media/sample-films.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The number in this part of a picture; null if no complete one is visible. */
export async function readNumber(picture: Buffer, part?: Box): Promise<number | null> {
  const image = sharp(picture);
  if (part) image.extract(part);
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const isLight = (column: number, share: number) => {
    const x = Math.floor(((column + 0.5) * info.width) / numberColumns);
    return (data[(Math.floor(info.height * share) * info.width + x) * info.channels] ?? 0) > 128;
  };
  const columns = Array.from({ length: numberColumns }, (_, column) => column);
  // The lower half is the inverse of the upper one: otherwise the picture is not one of the video's frames.
  if (columns.some((column) => isLight(column, 0.25) === isLight(column, 0.75))) return null;
  return columns.reduce((number, column) => number * 2 + (isLight(column, 0.25) ? 1 : 0), 0);
}
