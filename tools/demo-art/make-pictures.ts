/** Pictures: from a drawing to a file of the size and type that the demo shows. */
import sharp from 'sharp';
import { posterOf } from '../demo/film-measures.ts';
import type { CastName } from './drawings/cast.ts';
import { avatarSvg, type Picture, pictureSvg } from './drawings/picture.ts';
import { landingFolder, mediaFolder, placeOf } from './folders.ts';
import type { Recipe } from './recipes/recipe.ts';

// One thread here and one in ffmpeg leave a small machine usable.
sharp.concurrency(1);

/** A photo of a portfolio or a deal, 720 by 1280, as JPEG. */
export async function makePhoto(file: string, recipe: Recipe): Promise<void> {
  await sharp(Buffer.from(pictureSvg(recipe.picture)), { density: 144 })
    .resize(720, 1280)
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(await placeOf(mediaFolder, file));
}

/** Makes the still of a photo next to it, as the server makes one of an upload. */
export async function makePhotoPoster(file: string, recipe: Recipe): Promise<void> {
  await sharp(Buffer.from(pictureSvg(recipe.picture)), { density: 144 })
    .resize(720, 1280)
    .webp({ quality: 78, effort: 6 })
    .toFile(await placeOf(mediaFolder, posterOf(file)));
}

/** The face of a creator, 320 pixels square. */
export async function makeAvatar(file: string, name: CastName): Promise<void> {
  await sharp(Buffer.from(avatarSvg(name)), { density: 144 })
    .resize(320, 320)
    .webp({ quality: 86, effort: 6 })
    .toFile(await placeOf(mediaFolder, file));
}

/** The logo of a brand, 320 pixels square. */
export async function makeLogo(file: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg))
    .resize(320, 320)
    .webp({ quality: 90, effort: 6 })
    .toFile(await placeOf(mediaFolder, file));
}

/** A picture of the landing page, 480 by 854. */
export async function makeLandingPicture(name: string, picture: Picture): Promise<void> {
  await sharp(Buffer.from(pictureSvg(picture)), { density: 144 })
    .resize(480, 854)
    .webp({ quality: 88, effort: 6 })
    .toFile(await placeOf(landingFolder, `${name}.webp`));
}
