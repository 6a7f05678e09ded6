import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { readFilmNotes } from './film-notes.ts';
import { hasLocation } from './picture-notes.ts';
import {
  sampleFilmBoxes,
  sampleIsoMedia,
  samplePicture,
  sampleTaken,
  sampleWebm,
  sampleWebmElements,
} from './sample-media.ts';

const pixelsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { data: data.toString('base64'), width: info.width, height: info.height };
};
const cleaned = (bytes: Buffer) => {
  const copy = cleanPicture(bytes);
  if (!copy) throw new Error('It was not cleaned');
  return copy;
};

describe('the notes of pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s tells a place, or tells none', async (format) => {
    expect(hasLocation(await sampleTaken(format))).toBe(true);
    expect(hasLocation(await samplePicture(format, 60, 40))).toBe(false);
  });

  it('of a camera without a place are none of a place', async () => {
    const bytes = await sharp(await samplePicture('jpeg', 60, 40))
      .withExif({ IFD0: { Make: 'Camera of the tests' } })
      .toBuffer();
    expect(hasLocation(bytes)).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('%s loses them, and looks the same', async (format) => {
    const taken = await sampleTaken(format);
    const copy = cleaned(taken);
    expect([hasLocation(copy), copy.includes('Camera of the tests')]).toEqual([false, false]);
    expect(await pixelsOf(copy)).toEqual(await pixelsOf(taken));
    expect((await pixelsOf(copy)).height).toBe(60);
  });

  it('AVIF and HEIC lose the place where it stands, because nothing in them may move', async () => {
    const taken = await sampleTaken('avif');
    const xmp = Buffer.from('<x:xmpmeta><exif:GPSLatitude>25,12N</exif:GPSLatitude></x:xmpmeta>');
    const both = Buffer.concat([taken, xmp]);
    const copy = cleaned(both);
    expect([hasLocation(copy), copy.length]).toEqual([false, both.length]);
    expect(await pixelsOf(copy)).toEqual(await pixelsOf(taken));
  });

  it('behind a JPEG, in another picture or a film, go with what is behind it', async () => {
    const taken = await sampleTaken('jpeg');
    const plain = await samplePicture('jpeg', 60, 40);
    for (const behind of [taken, sampleFilmBoxes({ '\u00a9xyz': '+25.2048+055.2708/' })]) {
      const copy = cleaned(Buffer.concat([plain, behind]));
      expect(hasLocation(Buffer.concat([plain, behind]))).toBe(true);
      expect([hasLocation(copy), copy.length < plain.length + 100]).toEqual([false, true]);
    }
  });

  it('of a profile of colours stay', async () => {
    const bytes = await sharp(await samplePicture('png', 60, 40))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(cleaned(bytes)).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
  });

  it('of damaged pictures and others are left alone', async () => {
    const taken = await sampleTaken('jpeg');
    expect(cleanPicture(taken.subarray(0, 300))).toBeNull();
    expect(cleanPicture((await sampleTaken('png')).subarray(0, 100))).toBeNull();
    expect(cleanPicture(Buffer.from('GIF89a, and so on and so forth'))).toBeNull();
    expect(cleanPicture(Buffer.alloc(3))).toBeNull();
    for (let at = 0; at < taken.length; at += 7) {
      const damaged = Buffer.from(taken);
      damaged[at] = 255 - (damaged[at] ?? 0);
      expect(() => [cleanPicture(damaged), hasLocation(damaged)]).not.toThrow();
    }
  });
});

describe('the notes of films', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'briefcast-notes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const notesOf = async (bytes: Buffer, mimeType: string) => {
    const path = join(folder, 'film');
    await writeFile(path, bytes);
    return readFilmNotes(path, mimeType);
  };

  it.each([
    ['none at all', 'none', sampleFilmBoxes()],
    ['the program that wrote it', 'none', sampleFilmBoxes({ free: '\0\0\0\0' })],
    ['the place, as Android notes it', 'place', sampleFilmBoxes({ '\u00a9xyz': '+25.2048+055.2708/' })],
    ['the place, as 3GPP notes it', 'place', sampleFilmBoxes({ loci: 'Dubai' })],
    [
      'the place, as Apple notes it',
      'place',
      sampleFilmBoxes({ mdta: 'com.apple.quicktime.location.ISO6709' }),
    ],
    ['a note of somebody', 'unknown', sampleFilmBoxes({ '\u00a9cmt': 'At home' })],
    ['something where room was left', 'unknown', sampleFilmBoxes({ free: 'At home' })],
    ['a track of data', 'unknown', sampleFilmBoxes({}, ['vide', 'meta'])],
    ['no boxes', 'unknown', sampleIsoMedia('isom')],
    ['a box that ends behind the file', 'unknown', sampleFilmBoxes().subarray(0, -4)],
  ])('an MP4: %s', async (_, expected, bytes) => {
    expect(await notesOf(bytes, 'video/mp4')).toBe(expected);
  });

  it.each([
    ['none at all', 'none', sampleWebmElements()],
    ['the program that wrote it', 'none', sampleWebmElements({ ENCODER: 'Lavf' })],
    ['the place', 'place', sampleWebmElements({ LOCATION: '+25.2048+055.2708/' })],
    ['a note of somebody', 'unknown', sampleWebmElements({ COMMENT: 'At home' })],
    ['a track of subtitles', 'unknown', sampleWebmElements({}, 17)],
    ['no elements', 'unknown', sampleWebm()],
    ['an element that ends behind the file', 'unknown', sampleWebmElements().subarray(0, -4)],
  ])('a WebM: %s', async (_, expected, bytes) => {
    expect(await notesOf(bytes, 'video/webm')).toBe(expected);
  });
});
