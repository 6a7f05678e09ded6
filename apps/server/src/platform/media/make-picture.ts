/**
 * Pictures made from pictures: decoded and encoded anew, so that nothing but the picture remains
 * (rules/files#made-forms). What is decoded here may be a stranger's, so uploads come here by `picture-program.ts`
 * only, in a process of its own.
 */
import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { countGifFrames } from './gif-frames.ts';
import { openHeic } from './heic-picture.ts';
import {
  brokenBound,
  keepsMoving,
  maxFrames,
  maxPixels,
  type PictureHeader,
  TooComplex,
} from './picture-rules.ts';

const avatarSide = 512;
const thumbnailWidth = 720;
/** What a public picture may measure: a phone's screen at its full resolution. */
const showcase = { width: 1440, height: 2560 };
/** What a picture is looked at in where browsers do not show it: enough to go close. */
const viewing = { width: 4096, height: 4096 };

/** The forms that pictures are made into. */
export type PictureForm = 'avatar' | 'showcase' | 'thumbnail' | 'viewing';

export interface Measures {
  width: number;
  height: number;
}

/** Decodes only what uploads may be, whatever else the bytes look like: no SVG, no TIFF, no PDF. */
export function openOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Of several pictures in a file, `primary` is the number of the one to show. */
type Header = PictureHeader & { primary: number };

async function gifFrames(path: string): Promise<number> {
  await using file = await open(path);
  return countGifFrames(await file.readFile(), maxFrames + 1);
}

const isGif = async (path: string) => {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.toString('latin1') === 'GIF8';
};

/** Reads the header. Throws TooComplex for what must not be decoded, and whatever sharp says of what is no picture. */
async function readHeader(path: string): Promise<Header> {
  // Before sharp is asked: it goes through every frame to count them.
  const countedFrames = (await isGif(path)) ? await gifFrames(path) : null;
  if (countedFrames !== null && countedFrames > maxFrames)
    refuse({ format: 'gif', width: 0, height: 0, frames: countedFrames });
  const found = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, pagePrimary = 0 } = found;
  const format = found.compression === 'hevc' ? 'heic' : found.format;
  const header = { format, width, height, frames: pages, primary: pagePrimary };
  refuse(header);
  return header;
}

function refuse(header: PictureHeader): void {
  const bound = brokenBound(header);
  if (bound) throw new TooComplex(bound);
}

/** Only the first frame, upright: a camera's turn is applied, because its note of it is not kept. */
const openStill = async (path: string, { format, primary }: Header) =>
  format === 'heic'
    ? openHeic(path, primary)
    : sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
const openAnimated = (path: string) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: true });

const forms: Record<PictureForm, (path: string, header: Header) => Promise<Sharp>> = {
  // Whole, at most 512 pixels a side (rules/publishing#profile-pictures).
  avatar: async (path, header) =>
    (await openStill(path, header))
      .resize({ width: avatarSide, height: avatarSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 }),
  // Without the place and camera that the original may tell of.
  showcase: async (path, header) =>
    (keepsMoving(header) ? openAnimated(path) : await openStill(path, header))
      .resize({ ...showcase, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
  thumbnail: async (path, header) =>
    (await openStill(path, header))
      .resize({ width: thumbnailWidth, withoutEnlargement: true })
      .webp({ quality: 78 }),
  viewing: async (path, header) =>
    (await openStill(path, header))
      .resize({ ...viewing, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
};

/**
 * Writes a form of a picture to `output`. Returns its measures, and those of the picture it was made from.
 * Throws TooComplex, and whatever sharp says of what is no picture.
 */
export async function makePicture(
  form: PictureForm,
  path: string,
  output: string,
): Promise<Measures & { original: Measures }> {
  const header = await readHeader(path);
  const picture = await forms[form](path, header);
  const { width, height, pageHeight } = await picture.toFile(output);
  return { width, height: pageHeight ?? height, original: await measurePicture(path) };
}

/** A picture's measures as it is seen, turned upright. */
export async function measurePicture(path: string): Promise<Measures> {
  const { autoOrient } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
  return autoOrient;
}
