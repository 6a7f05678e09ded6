/** Decodes HEIC, which phones write and sharp does not support, by libheif compiled to WebAssembly. */
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngChunk } from './clean-picture.ts';
import { maxMegapixels, maxPixels, TooComplex } from './picture-rules.ts';

/** The code of Display P3 among the primaries of ITU-T H.273. */
const displayP3 = 12;

/** The profile of Display P3, which sharp has, but only writes. */
async function profileOfDisplayP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
}

/** The colour profile of a HEIC: in it, or meant by the code of its primaries; undefined for usual colours. */
async function profileOf(bytes: Buffer): Promise<Buffer | undefined> {
  const { icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (icc) return icc;
  const coded = bytes.indexOf('colrnclx', 0, 'latin1');
  const primaries = coded > 0 && coded + 10 <= bytes.length ? bytes.readUInt16BE(coded + 8) : 0;
  return primaries === displayP3 ? profileOfDisplayP3() : undefined;
}

/** The largest measures of any form: a picture with a profile is brought to them first. */
const largest = { width: 4096, height: 4096, fit: 'inside', withoutEnlargement: true } as const;
const headBytes = 8 + 25;

/** The picture with its profile, as a PNG: sharp takes a profile from a file alone. */
async function withProfile(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await picture.resize(largest).png({ compressionLevel: 0 }).toBuffer();
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]);
  const parts = [png.subarray(0, headBytes), pngChunk('iCCP', named), png.subarray(headBytes)];
  return sharp(Buffer.concat(parts), { limitInputPixels: maxPixels });
}

/**
 * The picture with this index, turned upright, in its own colours, and with a colour profile no larger than
 * any form of it. Its own dimensions are checked before it is decoded, because they may differ from those of
 * the header. Throws TooComplex, and libheif's error for an invalid picture.
 */
export async function openHeic(path: string, number: number): Promise<Sharp> {
  // Loaded on demand, because it is large and few pictures need it.
  const { all } = await import('heic-decode');
  const bytes = await readFile(path);
  const pictures = await all({ buffer: bytes });
  const held = pictures[number];
  if (!held) throw new Error('the picture is not in the file');
  const { width, height } = held;
  if (width * height > maxPixels) {
    const found = Math.ceil((width * height) / 1_000_000);
    throw new TooComplex({ bound: 'picture', most: maxMegapixels, found });
  }
  const { data } = await held.decode();
  pictures.dispose();
  const decoded = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
  const profile = await profileOf(bytes);
  return profile ? withProfile(decoded, profile) : decoded;
}
