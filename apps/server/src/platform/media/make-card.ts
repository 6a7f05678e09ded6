/**
 * The picture that stands for a person where their page is shared: name, categories, up to three works. It shows
 * strangers' pictures, so it is made by `picture-program.ts` only.
 */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/** What link cards are shown at, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export interface CardContent {
  /** Null where the fonts have no letters for it. */
  name: string | null;
  /** Below the name, in one or two lines. */
  line: string;
  /** Instead of a portrait. */
  initials: string;
  /** Paths of pictures made here: the person's own, and what they made, at most three. */
  portrait: string | null;
  works: string[];
}

const edge = 64;
const portraitSide = 132;
/** Beside works, and alone. */
const textWidths = { beside: 440, alone: 1000 };
const gap = 12;
const worksLeft = 548;

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const fonts = ['latin', 'latin-ext', 'vietnamese', 'arabic'].map((name) =>
  fileHere(`card-fonts/${name}.ttf`),
);
/** As the files name themselves; the comma at the end keeps the last words from being read as a weight. */
const families = 'Bricolage Grotesque 96pt ExtraBold, Alexandria,';

/** Whether a text can be written with the fonts that lie here; others would show boxes. */
export const isWritable = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) &&
  !/\p{Extended_Pictographic}/u.test(text);

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

/** The largest that fits. */
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
  // So long that even the smallest is too large: as much of it as there is room for.
  const width = Math.min(written.width, box.width);
  const height = Math.min(written.height, box.height);
  const image = await sharp(written.image).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { image, width, height };
}

const coverOf = (path: string, width: number, height: number) =>
  sharp(path, { failOn: 'error' }).resize({ width, height, fit: 'cover', position: 'attention' });

/** Opaque inside a circle, with a soft edge of a pixel. */
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

/** Columns over the whole height, as most works are upright. */
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

/** The ground with Briefcast's mark. Call it before only pictures may be opened: it is drawn from a file of ours. */
export async function drawCardGround(): Promise<Buffer> {
  return sharp(fileHere('card-ground.svg')).png().toBuffer();
}

/** Writes a card of 1200 by 630 pixels as JPEG to `output`. Throws whatever sharp says of what is no picture. */
export async function makeCard(ground: Buffer, card: CardContent, output: string): Promise<void> {
  // Each file that was named once is known from then on.
  for (const file of fonts) await write('a', { size: 8, colour: '#000000' }, file);
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
