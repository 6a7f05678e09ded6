/** Decodes HEIC, which phones write and sharp does not support, by libheif compiled to WebAssembly. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { maxMegapixels, maxPixels, TooComplex } from './picture-rules.ts';

/**
 * The picture with this index, turned upright. Its own dimensions are checked before it is decoded, because
 * they may differ from those of the header. Throws TooComplex, and libheif's error for an invalid picture.
 */
export async function openHeic(path: string, number: number): Promise<Sharp> {
  // Loaded on demand, because it is large and few pictures need it.
  const { all } = await import('heic-decode');
  const pictures = await all({ buffer: await readFile(path) });
  const held = pictures[number];
  if (!held) throw new Error('the picture is not in the file');
  const { width, height } = held;
  if (width * height > maxPixels) {
    const found = Math.ceil((width * height) / 1_000_000);
    throw new TooComplex({ bound: 'picture', most: maxMegapixels, found });
  }
  const { data } = await held.decode();
  pictures.dispose();
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
}
