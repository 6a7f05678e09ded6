/** Letters as pictures, in the faces of link cards and icons. */
import sharp from 'sharp';
import { ownFile } from '../places.ts';

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

/** Writes a text in pixels of this size, broken into lines where it is wider than `width`. */
export async function write(
  text: string,
  { size, colour, width }: Style,
  fontfile = fonts[0],
): Promise<Written> {
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

/** Writes a text in the largest of these sizes that fits the box; too long even in the last one, it is cut off. */
export async function fit(
  text: string,
  sizes: readonly number[],
  box: { width: number; height: number },
  colour: string,
): Promise<Written> {
  let written: Written | undefined;
  for (const size of sizes) {
    written = await write(text, { size, colour, width: box.width });
    if (written.width <= box.width && written.height <= box.height) return written;
  }
  if (!written) throw new Error('No size to write in');
  const width = Math.min(written.width, box.width);
  const height = Math.min(written.height, box.height);
  const image = await sharp(written.image).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { image, width, height };
}

/** Makes the fonts known: a font file that was named once is available from then on. */
export async function nameFonts(): Promise<void> {
  for (const file of fonts) await write('a', { size: 8, colour: '#000000' }, file);
}
