/**
 * An operator's own pictures, drawn as pixels: nothing of an SVG itself is kept, so that no script in it ever reaches a
 * browser. The input may be malicious, so only `picture-program.ts` draws it.
 */
import { readFile } from 'node:fs/promises';
import type { PictureKind } from '@briefcast/contract';
import sharp, { type ResizeOptions } from 'sharp';
import { brokenBound, maxPixels, TooComplex } from './picture-rules.ts';

/** Resolution at which an SVG has as many pixels as its own measures say. */
const plainDensity = 72;
const mostDensity = 2400;

interface Measures {
  width: number;
  height: number;
}

interface Drawing {
  /** Smallest pixels of a picture that is no SVG. */
  least: Measures;
  /** Pixels that an SVG is drawn with at least, before it is fitted. */
  size: Measures;
  /** How it is fitted into that size. */
  fit: ResizeOptions;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Behind the clear parts of a picture for links. */
const stage = '#082920';

const drawings: Record<PictureKind, Drawing> = {
  // Eight times its height on a page.
  LOGO: { least: { width: 1, height: 64 }, size: { width: 1600, height: 256 }, fit: { fit: 'inside' } },
  // The largest icon; what is no square gets clear edges.
  MARK: {
    least: { width: 192, height: 192 },
    size: { width: 512, height: 512 },
    fit: { fit: 'contain', background: clear },
  },
  // As networks ask for; what is of another shape loses its edges.
  SHARE: { least: { width: 600, height: 315 }, size: { width: 1200, height: 630 }, fit: { fit: 'cover' } },
};

/** Enables the decoders of such pictures alone, and bounds what they use. */
export function openOnlyDrawings(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Svg'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Writes the picture to `output`, as JPEG for links and as PNG for all else. Throws for what is no picture, too large or too small. */
export async function drawPicture(kind: PictureKind, input: string, output: string): Promise<void> {
  openOnlyDrawings();
  const { least, size, fit } = drawings[kind];
  // As bytes, so that an SVG has no address from which it could name other files.
  const bytes = await readFile(input);
  const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const bound = brokenBound({ format, width, height, frames: 1 });
  if (bound) throw new TooComplex(bound);
  const isDrawn = format === 'svg';
  if (!isDrawn && (width < least.width || height < least.height))
    throw new Error(`a picture of ${width} by ${height} pixels is too small`);
  const density = isDrawn
    ? Math.min(mostDensity, Math.max(1, (plainDensity * size.height) / height))
    : plainDensity;
  const drawn = sharp(bytes, { limitInputPixels: maxPixels, density, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, ...fit, withoutEnlargement: kind === 'LOGO' && !isDrawn });
  const encoded =
    kind === 'SHARE'
      ? drawn.flatten({ background: stage }).jpeg({ quality: 86, mozjpeg: true })
      : drawn.png({ compressionLevel: 9 });
  await encoded.toFile(output);
}
