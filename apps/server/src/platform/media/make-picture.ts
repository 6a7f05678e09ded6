/**
 * Derived pictures: decoded and encoded again, so that no metadata remains (rules/files#made-forms). The
 * input may be malicious, so uploads are decoded only by `picture-program.ts`, in a process of its own.
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
  mostPixels,
  type PictureHeader,
  TooComplex,
} from './picture-rules.ts';

const avatarSide = 512;
/** Tall ones, as pictures of whole pages, are bounded as well: they would be too high for a WebP. */
const thumbnail = { width: 720, height: 2880 };
/** The largest dimensions of a public picture: a phone's screen at its full resolution. */
const showcase = { width: 1440, height: 2560 };
/** The largest dimensions of the viewing form, for formats that browsers do not show: enough to zoom in. */
const viewing = { width: 4096, height: 4096 };

/** The derived forms of pictures. */
export type PictureForm = 'avatar' | 'showcase' | 'thumbnail' | 'viewing';

export interface Measures {
  width: number;
  height: number;
}

/** Enables only the decoders for accepted uploads: no SVG, no TIFF, no PDF. */
export function openOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** In a file with several pictures, `primary` is the index of the one to show. */
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

/** Reads the header. Throws TooComplex for a picture that must not be decoded, and sharp's error for an invalid one. */
async function readHeader(path: string): Promise<Header> {
  // Counted before sharp opens the file, because sharp decodes every frame to count them.
  const countedFrames = (await isGif(path)) ? await gifFrames(path) : null;
  if (countedFrames !== null && countedFrames > maxFrames)
    refuse({ format: 'gif', width: 0, height: 0, frames: countedFrames });
  const found = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, pagePrimary = 0, isProgressive = false } = found;
  const format = found.compression === 'hevc' ? 'heic' : found.format;
  const header = { format, width, height, frames: pages, primary: pagePrimary, isProgressive };
  refuse(header);
  return header;
}

function refuse(header: PictureHeader): void {
  const bound = brokenBound(header);
  if (bound) throw new TooComplex(bound);
}

/** Only the first frame, with the camera's orientation applied, because its metadata is not kept. */
const openStill = async (path: string, { format, primary }: Header) =>
  format === 'heic'
    ? openHeic(path, primary)
    : sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
const openAnimated = (path: string) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: true });

const forms: Record<PictureForm, (path: string, header: Header) => Promise<Sharp>> = {
  // Whole, at most 512 pixels a side (rules/creators#profile-pictures).
  avatar: async (path, header) =>
    (await openStill(path, header))
      .resize({ width: avatarSide, height: avatarSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 }),
  // Without the location and camera metadata of the original.
  showcase: async (path, header) =>
    (keepsMoving(header) ? openAnimated(path) : await openStill(path, header))
      .resize({ ...showcase, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
  thumbnail: async (path, header) =>
    (await openStill(path, header))
      .resize({ ...thumbnail, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 }),
  viewing: async (path, header) =>
    (await openStill(path, header))
      .resize({ ...viewing, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
};

/**
 * Writes a derived picture to `output`. Returns its dimensions and those of the original. Throws TooComplex,
 * and sharp's error for an invalid picture.
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

/** A picture's displayed dimensions, turned upright. */
export async function measurePicture(path: string): Promise<Measures> {
  const { autoOrient } = await sharp(path, { limitInputPixels: mostPixels }).metadata();
  return autoOrient;
}
