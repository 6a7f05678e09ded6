/** How large a picture may unfold, so that a small file cannot cost much. Asked of its header, before its pixels. */
import type { ErrorParameters } from '@briefcast/contract';

/** More than cameras of phones make. */
export const maxMegapixels = 50;
/** AVIF is decoded whole, at some twenty bytes a pixel; the others pass by in lines. */
export const maxAvifMegapixels = 16;
/** Half a minute of smooth movement. */
export const maxFrames = 1000;

/** What `maxMegapixels` bounds, as a decoder counts it. */
export const maxPixels = maxMegapixels * 1_000_000;

export interface PictureHeader {
  /** As sharp names it, `heif` for AVIF; `heic` for the same container with HEVC in it. */
  format: string;
  width: number;
  height: number;
  frames: number;
}

/** The bound that a picture breaks, in megapixels or frames. */
export type BrokenBound = ErrorParameters['file.too_complex'];

/** A picture that could be decoded, but costs too much. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  readonly broken: BrokenBound;

  constructor(broken: BrokenBound) {
    super(`too complex: ${broken.bound}`);
    this.broken = broken;
  }
}

/** The bound that a picture breaks; null if it may be decoded. */
export function brokenBound({ format, width, height, frames }: PictureHeader): BrokenBound | null {
  const megapixels = format === 'heif' ? maxAvifMegapixels : maxMegapixels;
  if (width * height > megapixels * 1_000_000) {
    const bound = format === 'heif' ? 'avif' : 'picture';
    return { bound, most: megapixels, found: Math.ceil((width * height) / 1_000_000) };
  }
  if (frames > maxFrames) return { bound: 'frames', most: maxFrames, found: frames };
  return null;
}

/** Whether all frames are kept: then they are decoded as one tall picture. A HEIC shows one of its pictures. */
export const keepsMoving = ({ format, width, height, frames }: PictureHeader): boolean =>
  format !== 'heic' && frames > 1 && frames * width * height <= maxPixels;
