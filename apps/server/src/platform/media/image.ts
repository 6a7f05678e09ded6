/** Pictures made from pictures: decoded and encoded anew, so that nothing but the picture remains (decisions 5.5). */
import sharp, { type Sharp } from 'sharp';

/** A small file can unfold into billions of pixels; 50 million is more than cameras of phones make. */
const maxPixels = 50_000_000;
const maxSeconds = 20;

const avatarSide = 512;
const thumbnailWidth = 720;
/** What a public picture may measure: a phone's screen at its full resolution. */
const showcase = { width: 1440, height: 2560 };

export interface MadeImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Only the first frame, upright: a camera's turn is applied, because its note of it is not kept. */
const openStill = (input: string | Buffer) =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient();

/** All frames where there are several and they are not too many. */
async function openAnimated(path: string): Promise<Sharp> {
  const { pages = 1, width, height } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
  const isAnimation = pages > 1 && pages * width * height <= maxPixels;
  if (!isAnimation) return openStill(path);
  return sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: true }).timeout({
    seconds: maxSeconds,
  });
}

async function encode(image: Sharp, quality: number): Promise<MadeImage> {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** A profile picture or logo: whole, at most 512 pixels a side (decisions 3.6). Rejects for what is no picture. */
export const makeAvatar = (path: string): Promise<MadeImage> =>
  encode(
    openStill(path).resize({
      width: avatarSide,
      height: avatarSide,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    85,
  );

/** The public form of a portfolio picture: without the place and camera that the original may tell of. */
export const makeShowcase = async (path: string): Promise<MadeImage> =>
  encode((await openAnimated(path)).resize({ ...showcase, fit: 'inside', withoutEnlargement: true }), 84);

/** The smaller form for lists and cards. */
export const makeThumbnail = (input: string | Buffer): Promise<MadeImage> =>
  encode(openStill(input).resize({ width: thumbnailWidth, withoutEnlargement: true }), 78);

/** A picture's measures as it is seen, turned upright. */
export async function measureImage(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
  return autoOrient;
}
