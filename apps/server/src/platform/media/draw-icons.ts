/** A market's icons, from its mark or from its letter on its accent (rules/market#icons). Only `picture-program.ts` draws them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MarketIcon, marketIcons } from '@briefcast/contract/admin/market';
import sharp from 'sharp';
import { nameFonts } from './card-text.ts';
import { openOnlyDrawings } from './draw-picture.ts';
import { clear, letterIn, letterTile } from './letter-tile.ts';

export interface IconContent {
  /** Path of the drawn mark; null where the letter takes its place. */
  mark: string | null;
  letter: string;
  /** Colour of the accent. */
  accent: string;
}

const stage = '#082920';

/** Parts of a square's side that what is on it takes. */
interface Form {
  /** Whether the ground reaches all edges: systems cut such an icon to a shape of their own. */
  isWhole: boolean;
  letter: number;
  mark: number;
  /** For a mark that has a ground of its own. */
  fullMark: number;
}

const free: Form = { isWhole: false, letter: 1, mark: 1, fullMark: 1 };
/** Keeps within the circle of four fifths that stays of a maskable icon (W3C, Web App Manifest). */
const maskable: Form = { isWhole: true, letter: 0.42, mark: 0.56, fullMark: 0.8 };
const forms: Record<MarketIcon, Form> = {
  'favicon-48': free,
  // iOS rounds the corners itself, and shows black where there is nothing.
  'apple-touch-180': { isWhole: true, letter: 0.5, mark: 0.7, fullMark: 1 },
  'app-192': free,
  'app-512': free,
  'maskable-192': maskable,
  'maskable-512': maskable,
  'badge-96': { isWhole: false, letter: 0.92, mark: 1, fullMark: 1 },
};

const square = (size: number, background: string | typeof clear) =>
  sharp({ create: { width: size, height: size, channels: 4, background } });

/** Looks at the pixels of a mark: whether it has a ground of its own, and on which it is seen. */
async function readMark(path: string): Promise<{ isFull: boolean; ground: string }> {
  const { data, info } = await sharp(path)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
  const [right, below] = [info.width - 1, info.height - 1];
  const corners = [pixel(0, 0), pixel(right, 0), pixel(0, below), pixel(right, below)];
  const [first] = corners;
  if (first && corners.every((corner) => corner[3] === 255))
    return { isFull: true, ground: `#${first.subarray(0, 3).toString('hex')}` };
  let [light, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    seen += alpha;
  }
  return { isFull: false, ground: light / Math.max(1, seen) > 140 ? stage : '#ffffff' };
}

/** The shape alone, in white: phones colour it themselves in their bar. */
async function drawBadge(content: IconContent, isFull: boolean, size: number, side: number): Promise<Buffer> {
  const { mark, letter } = content;
  if (mark === null || isFull) {
    const drawn = await letterIn(letter || '•', side, '#ffffff');
    return square(size, clear)
      .composite(drawn ? [{ input: drawn, gravity: 'centre' }] : [])
      .png()
      .toBuffer();
  }
  const shape = await sharp(mark).resize(size, size).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .joinChannel(shape, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();
}

/** Writes every icon as `<name>.png` into the folder. */
export async function drawIcons(content: IconContent, folder: string): Promise<void> {
  openOnlyDrawings();
  await nameFonts();
  const { mark, letter, accent } = content;
  const seen = mark === null ? null : await readMark(mark);
  for (const icon of marketIcons) {
    const size = Number(icon.split('-').at(-1));
    const form = forms[icon];
    const sideOf = (part: number) => Math.round(size * part);
    const output = join(folder, `${icon}.png`);
    if (icon === 'badge-96') {
      await writeFile(output, await drawBadge(content, seen?.isFull ?? false, size, sideOf(form.letter)));
      continue;
    }
    if (mark === null && !form.isWhole) {
      await writeFile(output, await letterTile(letter, accent, size));
      continue;
    }
    const drawn =
      mark !== null && seen !== null
        ? await sharp(mark)
            .resize(sideOf(seen.isFull ? form.fullMark : form.mark))
            .png()
            .toBuffer()
        : await letterIn(letter, sideOf(form.letter));
    await square(size, form.isWhole ? (seen?.ground ?? accent) : clear)
      .composite(drawn ? [{ input: drawn, gravity: 'centre' }] : [])
      .png({ compressionLevel: 9 })
      .toFile(output);
  }
}
