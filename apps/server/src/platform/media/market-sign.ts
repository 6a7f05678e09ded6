/** The market as it signs cards: its logo, or its mark and its name in letters. Needs the decoders of PNGs and SVGs. */
import sharp, { type Sharp } from 'sharp';
import { fit } from './card-text.ts';
import { clear, letterTile } from './letter-tile.ts';

export interface MarketSign {
  /** Empty where the fonts lack its letters. */
  name: string;
  /** Takes the place of a missing mark. */
  letter: string;
  /** Colour of the accent. */
  accent: string;
  /** Paths of the pictures; a logo takes the place of all else. */
  logo: string | null;
  mark: string | null;
}

interface Drawn {
  image: Buffer;
  width: number;
  height: number;
}

async function measured(drawing: Sharp): Promise<Drawn> {
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Draws the logo within a box; null where there is none. */
export const drawLogo = async ({ logo }: MarketSign, box: { width: number; height: number }) =>
  logo === null ? null : measured(sharp(logo).resize({ ...box, fit: 'inside' }));

/** Draws the mark, or the letter in its place, in a square. */
export const drawMark = ({ mark, letter, accent }: MarketSign, side: number): Promise<Buffer> =>
  mark === null ? letterTile(letter, accent, side) : sharp(mark).resize(side, side).png().toBuffer();

const gap = 14;

/** Draws the sign on one line of this height, at most `width` long. */
export async function drawSign(sign: MarketSign, { width, height }: { width: number; height: number }) {
  const logo = await drawLogo(sign, { width, height });
  if (logo) return logo;
  const mark = await drawMark(sign, height);
  if (sign.name === '') return { image: mark, width: height, height };
  const left = height + gap;
  const name = await fit(sign.name, [34, 28], { width: width - left, height }, '#ffffff');
  const whole = { width: left + name.width, height };
  const top = Math.round((height - name.height) / 2);
  return measured(
    sharp({ create: { ...whole, channels: 4, background: clear } }).composite([
      { input: mark, left: 0, top: 0 },
      { input: name.image, left, top },
    ]),
  );
}
