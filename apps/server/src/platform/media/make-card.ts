/**
 * The link card of a creator's page: name, categories, up to three works. It shows uploaded pictures, so only
 * `picture-program.ts` makes it.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { ownFile } from '../places.ts';
import { fit, nameFonts, write } from './card-text.ts';
import { drawSign, type MarketSign } from './market-sign.ts';

/** The dimensions of link cards, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Colours of the accent on the stage. */
export interface AccentOnCard {
  solid: string;
  /** Ground of initials, and their colour. */
  ground: string;
  words: string;
}

export interface CardContent {
  /** Null if the fonts lack characters for it. */
  name: string | null;
  /** Shown below the name, in one or two lines. */
  line: string;
  /** Shown if there is no portrait. */
  initials: string;
  accent: AccentOnCard;
  /** Signs the card; null for the product's logo. */
  sign: MarketSign | null;
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

async function portraitOf({ portrait, initials, accent }: CardContent): Promise<Buffer> {
  const side = portraitSide;
  const letters = initials === '' ? null : await write(initials, { size: 56, colour: accent.words });
  const square = portrait
    ? coverOf(portrait, side, side).removeAlpha()
    : sharp({ create: { width: side, height: side, channels: 3, background: accent.ground } }).composite(
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

/** Height of the sign's middle on the ground. */
const middleOfSign = 546;
const productLogo = /<g transform.*<\/g>(?=<\/svg>)/su;
const productPink = '#fe94bd';

/**
 * The background with the product's logo, or with the sign of the market. Call it before the decoders are restricted: it is
 * drawn from an SVG of ours.
 */
export async function drawCardGround({
  accent,
  sign,
}: Pick<CardContent, 'accent' | 'sign'>): Promise<Buffer> {
  const drawing = await readFile(ownFile('platform/media/card-ground.svg'), 'utf8');
  if (sign === null)
    return sharp(Buffer.from(drawing.replace(productPink, accent.solid)))
      .png()
      .toBuffer();
  await nameFonts();
  const { image, height } = await drawSign(sign, { width: 400, height: 48 });
  return sharp(Buffer.from(drawing.replace(productLogo, '')))
    .composite([{ input: image, left: edge, top: middleOfSign - Math.round(height / 2) }])
    .png()
    .toBuffer();
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
