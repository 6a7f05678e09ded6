/**
 * The link card of a creator's page: name, categories, up to three works. It shows uploaded pictures, so only
 * `picture-program.ts` makes it.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { ownFile } from '../places.ts';

/** The dimensions of link cards, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export interface CardContent {
  /** Null if the fonts lack characters for it. */
  name: string | null;
  /** Shown below the name, in one or two lines. */
  line: string;
  /** Shown if there is no portrait. */
  initials: string;
  /** Name of the market, empty where the fonts lack its letters, and whether the mark stands in front; null for the product's logo. */
  market: { name: string; hasMark: boolean } | null;
  /** Paths of prepared pictures: the portrait, and at most three works. */
  portrait: string | null;
  works: string[];
}

const edge = 64;
const portraitSide = 132;
/** The text's width beside works, and alone. */
const textWidths = { beside: 440, alone: 1000 };
const gap = 12;
const worksLeft = 548;

const fonts = ['latin', 'latin-ext', 'vietnamese', 'arabic'].map((name) =>
  ownFile(`platform/media/card-fonts/${name}.ttf`),
);
/** The family names in the font files; the comma at the end keeps the last word from being read as a weight. */
const families = 'Bricolage Grotesque 96pt ExtraBold, Alexandria,';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Written {
  image: Buffer;
  width: number;
  height: number;
}

interface Style {
  size: number;
  colour: string;
  width?: number;
}

async function write(text: string, { size, colour, width }: Style, fontfile = fonts[0]): Promise<Written> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${families} Bold ${size}`,
      ...(fontfile ? { fontfile } : {}),
      ...(width ? { width } : {}),
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** The largest font size at which the text fits. */
async function fit(
  text: string,
  sizes: readonly number[],
  box: { width: number; height: number },
  colour: string,
) {
  let written: Written | undefined;
  for (const size of sizes) {
    written = await write(text, { size, colour, width: box.width });
    if (written.width <= box.width && written.height <= box.height) return written;
  }
  if (!written) throw new Error('No size to write in');
  // Too long even in the smallest size: it is cut off.
  const width = Math.min(written.width, box.width);
  const height = Math.min(written.height, box.height);
  const image = await sharp(written.image).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { image, width, height };
}

const coverOf = (path: string, width: number, height: number) =>
  sharp(path, { failOn: 'error' }).resize({ width, height, fit: 'cover', position: 'attention' });

/** A circular mask whose edge is smoothed over one pixel. */
function discMask(side: number): Buffer {
  const alpha = Buffer.alloc(side * side);
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const inside = side / 2 - Math.hypot(x - middle, y - middle);
      alpha[y * side + x] = Math.round(255 * Math.min(1, Math.max(0, inside)));
    }
  return alpha;
}

async function portraitOf({ portrait, initials }: CardContent): Promise<Buffer> {
  const side = portraitSide;
  const letters = initials === '' ? null : await write(initials, { size: 56, colour: '#ffb0cd' });
  const square = portrait
    ? coverOf(portrait, side, side).removeAlpha()
    : sharp({ create: { width: side, height: side, channels: 3, background: '#45202f' } }).composite(
        letters ? [{ input: letters.image, gravity: 'centre' }] : [],
      );
  const { data } = await square
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .joinChannel(discMask(side), { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** Columns of full height, because most works are portrait-format. */
async function worksOf(works: readonly string[]): Promise<OverlayOptions[]> {
  const width = Math.floor((cardSize.width - worksLeft - gap * (works.length - 1)) / works.length);
  return Promise.all(
    works.map(async (path, index) => ({
      input: await coverOf(path, width, cardSize.height).png().toBuffer(),
      left: worksLeft + index * (width + gap),
      top: 0,
    })),
  );
}

/** Height of the mark's middle on the ground. */
const middleOfMark = 546;
const widthOfMark = 54;
const productOnGround = { mark: /<g id="mark">.*?<\/g>/su, word: /<g id="word">.*<\/g>(?=<\/g><\/svg>)/su };

/**
 * The background with the product's logo, or with the name of the market. Call it before the decoders are restricted: it is
 * drawn from an SVG of ours.
 */
export async function drawCardGround({ market }: Pick<CardContent, 'market'>): Promise<Buffer> {
  const drawing = await readFile(ownFile('platform/media/card-ground.svg'), 'utf8');
  if (market === null) return sharp(Buffer.from(drawing)).png().toBuffer();
  const { name, hasMark } = market;
  const wordless = drawing.replace(productOnGround.word, '');
  const ground = sharp(Buffer.from(hasMark ? wordless : wordless.replace(productOnGround.mark, '')));
  if (name === '') return ground.png().toBuffer();
  await nameFonts();
  const written = await fit(name, [34, 28], { width: 400, height: 48 }, '#ffffff');
  const top = middleOfMark - Math.round(written.height / 2);
  const left = edge + (hasMark ? widthOfMark : 0);
  return ground
    .composite([{ input: written.image, left, top }])
    .png()
    .toBuffer();
}

/** Makes the fonts known: a font file that was named once is available from then on. */
async function nameFonts() {
  for (const file of fonts) await write('a', { size: 8, colour: '#000000' }, file);
}

/** Writes a card of 1200 by 630 pixels as JPEG to `output`. Throws sharp's error for an invalid picture. */
export async function makeCard(ground: Buffer, card: CardContent, output: string): Promise<void> {
  await nameFonts();
  const width = card.works.length > 0 ? textWidths.beside : textWidths.alone;
  const overlays: OverlayOptions[] = [{ input: await portraitOf(card), left: edge, top: edge }];
  let top = edge + portraitSide + 32;
  if (card.name) {
    const name = await fit(card.name, [76, 64, 52, 42], { width, height: 184 }, '#ffffff');
    overlays.push({ input: name.image, left: edge, top });
    top += name.height + 22;
  }
  if (card.line) {
    const line = await fit(card.line, [30, 26], { width, height: 72 }, '#b5cac1');
    overlays.push({ input: line.image, left: edge, top });
  }
  if (card.works.length > 0) overlays.push(...(await worksOf(card.works)));
  await sharp(ground).composite(overlays).jpeg({ quality: 84, mozjpeg: true }).toFile(output);
}
