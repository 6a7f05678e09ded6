/**
 * An operator's logo, drawn as pixels: nothing of an SVG itself is kept, so that no script in it ever reaches a browser. The
 * input may be malicious, so only `picture-program.ts` draws it.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brokenBound, maxPixels, TooComplex } from './picture-rules.ts';

/** Largest measures of a drawn logo: eight times its height on a page. */
const largest = { width: 1600, height: 256 };
const leastHeight = 64;
/** Resolution at which an SVG has as many pixels as its own measures say. */
const plainDensity = 72;
const mostDensity = 2400;

/** Enables the decoders of logos alone, and bounds what they use. */
function openOnlyLogos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Svg'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Writes the logo as PNG to `output`. Throws for what is no picture, too large or too small. */
export async function makeLogo(input: string, output: string): Promise<void> {
  openOnlyLogos();
  // As bytes, so that an SVG has no address from which it could name other files.
  const bytes = await readFile(input);
  const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const bound = brokenBound({ format, width, height, frames: 1 });
  if (bound) throw new TooComplex(bound);
  const isDrawn = format === 'svg';
  if (!isDrawn && height < leastHeight) throw new Error(`a logo of ${height} pixels is too small`);
  const density = isDrawn
    ? Math.min(mostDensity, Math.max(1, (plainDensity * largest.height) / height))
    : plainDensity;
  await sharp(bytes, { limitInputPixels: maxPixels, density, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: !isDrawn })
    .png({ compressionLevel: 9 })
    .toFile(output);
}
