/**
 * Limits the decoded size of a picture, so that a small file cannot cost much. Checked with its header,
 * before its pixels.
 */
import type { ErrorParametersOf } from '@briefcast/contract';

/** Bound of a picture that is decoded whole, such as a progressive JPEG. */
export const maxMegapixels = 50;
/** More than phone cameras produce; such a JPEG is decoded line by line, and made smaller on the way. */
export const maxJpegMegapixels = 210;
/** AVIF is decoded whole, at some twenty bytes a pixel; other formats are decoded line by line. */
export const maxAvifMegapixels = 16;
/** Half a minute of smooth movement. */
export const maxFrames = 1000;

/** In pixels, as decoders count: of films and HEICs, and of any picture. */
export const maxPixels = maxMegapixels * 1_000_000;
export const mostPixels = maxJpegMegapixels * 1_000_000;

export interface PictureHeader {
  /** In sharp's naming: `heif` for AVIF; `heic` for the same container with HEVC in it. */
  format: string;
  width: number;
  height: number;
  frames: number;
  /** Written so that all of it is needed for its first line. */
  isProgressive?: boolean;
}

function megapixelsOf({ format, isProgressive = false }: PictureHeader): number {
  if (format === 'heif') return maxAvifMegapixels;
  return format === 'jpeg' && !isProgressive ? maxJpegMegapixels : maxMegapixels;
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
export function brokenBound(header: PictureHeader): BrokenBound | null {
  const { format, width, height, frames } = header;
  const megapixels = megapixelsOf(header);
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
