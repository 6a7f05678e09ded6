/** HEIC, which phones write and sharp cannot decode: by libheif, compiled for WebAssembly. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { maxMegapixels, maxPixels, TooComplex } from './picture-rules.ts';

/**
 * The picture of this number, turned upright. Its own measures are asked before it is decoded: those of the header may
 * be others. Throws TooComplex, and whatever libheif says of what is no picture.
 */
export async function openHeic(path: string, number: number): Promise<Sharp> {
  // Loaded here, because it is large and few pictures need it.
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
