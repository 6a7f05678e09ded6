/**
 * Limits the decoded size of a picture, so that a small file cannot cost much. Checked with its header,
 * before its pixels.
 */
import type { ErrorParametersOf } from '@briefcast/contract';

/** More than phone cameras produce. */
export const maxMegapixels = 50;
/** AVIF is decoded whole, at some twenty bytes a pixel; other formats are decoded line by line. */
export const maxAvifMegapixels = 16;
/** Half a minute of smooth movement. */
export const maxFrames = 1000;

/** `maxMegapixels` in pixels, as decoders count. */
export const maxPixels = maxMegapixels * 1_000_000;

export interface PictureHeader {
  /** In sharp's naming: `heif` for AVIF; `heic` for the same container with HEVC in it. */
  format: string;
  width: number;
  height: number;
  frames: number;
}

/** The limit that a picture exceeds, in megapixels or frames. */
export type BrokenBound = ErrorParametersOf<'file.too_complex'>;

/** A picture that could be decoded, but would cost too much. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  readonly broken: BrokenBound;

  constructor(broken: BrokenBound) {
    super(`too complex: ${broken.bound}`);
    this.broken = broken;
  }
}

/** The limit that a picture exceeds; null if it may be decoded. */
export function brokenBound({ format, width, height, frames }: PictureHeader): BrokenBound | null {
  const megapixels = format === 'heif' ? maxAvifMegapixels : maxMegapixels;
  if (width * height > megapixels * 1_000_000) {
    const bound = format === 'heif' ? 'avif' : 'picture';
    return { bound, most: megapixels, found: Math.ceil((width * height) / 1_000_000) };
  }
  if (frames > maxFrames) return { bound: 'frames', most: maxFrames, found: frames };
  return null;
}

/** Whether all frames are kept: then they are decoded as one tall picture. Of a HEIC only one picture is shown. */
export const keepsMoving = ({ format, width, height, frames }: PictureHeader): boolean =>
  format !== 'heic' && frames > 1 && frames * width * height <= maxPixels;
