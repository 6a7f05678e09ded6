/** Letter of a market without a mark, on its accent. */
import sharp from 'sharp';
import { write } from './card-text.ts';

/** Words on an accent, which has a contrast of 4.5 to them at least. */
const words = '#09241c';
export const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws a letter as large as a square of this side allows; null for none. */
export async function letterIn(letter: string, side: number, colour = words): Promise<Buffer | null> {
  if (letter === '') return null;
  const { image } = await write(letter, { size: 400, colour });
  // A clear edge, by which trimming knows what is around the letter.
  const edged = await sharp(image)
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: clear })
    .png()
    .toBuffer();
  return sharp(edged).trim().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
}

/** Draws a tile with three corners round and the fourth cut like an ear, as sheets of pages are. Needs the decoder of SVGs. */
export async function letterTile(letter: string, accent: string, size: number): Promise<Buffer> {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><path d="M6 0H20A12 12 0 0 1 32 12V26A6 6 0 0 1 26 32H6A6 6 0 0 1 0 26V6A6 6 0 0 1 6 0Z" fill="${accent}"/></svg>`;
  const drawn = await letterIn(letter, Math.round(size * 0.56));
  return sharp(Buffer.from(sheet))
    .composite(drawn ? [{ input: drawn, gravity: 'centre' }] : [])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
