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
  /** As sharp names it; of the pictures in this container only AVIF can be decoded here. */
  format: string;
  width: number;
  height: number;
  frames: number;
}

/** The bound that a picture breaks, in megapixels or frames. */
export type BrokenBound = ErrorParameters['file.too_complex'];

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

/** Whether all frames are kept: then they are decoded as one tall picture. */
export const keepsMoving = ({ width, height, frames }: PictureHeader): boolean =>
  frames > 1 && frames * width * height <= maxPixels;
