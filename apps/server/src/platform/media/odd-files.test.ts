/** Odd files of people, and the forms made of them (rules/files#odd-files). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playsEverywhere } from '@briefcast/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithoutNotes } from './clean-film.ts';
import { findFilmFacts, kindOfFilm } from './film-facts.ts';
import { makeFilmStill } from './film-still.ts';
import { makeForm } from './image.ts';
import type { PictureForm } from './make-picture.ts';
import { makeWatchable } from './make-proxy.ts';
import { oddFilms } from './odd-films.ts';
import { openProgramRunner } from './run-program.ts';
import { sampleHeic } from './sample-heic.ts';
import { hasVideoTools } from './sample-media.ts';

const { run, close } = openProgramRunner();
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-odd-files-'));
  path = join(folder, 'file');
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function given(name: keyof typeof oddFilms, mimeType: string) {
  await writeFile(path, oddFilms[name]());
  return { path, mimeType };
}

describe.runIf(hasVideoTools())('an odd film', () => {
  it.each(['a second sound track in an unknown codec', 'an unknown sound track before a known one'] as const)(
    'with %s is copied and watched with the sound that is known',
    async (name) => {
      const film = await given(name, 'video/mp4');
      const copy = { ...film, path: join(folder, 'copy') };
      expect(await copyWithoutNotes(run, film, copy.path, { mayRemake: false })).toBe('done');
      const copied = await findFilmFacts(run, copy);
      expect(copied).toMatchObject({ audio: { codec: 'aac' }, soundTracks: [0], videoCodec: 'h264' });
      const { facts, findings } = await makeWatchable(run, film, folder, { onProgress: () => {} });
      expect([facts.audio?.codec, findings.loudness]).toEqual(['aac', expect.anything()]);
    },
  );

  it.each([
    ['more light than usual, HLG', 'video/quicktime', '160 x 90'],
    ['more light than usual, PQ', 'video/quicktime', '160 x 90'],
    ['oblong pixels', 'video/mp4', '320 x 144'],
    ['a very wide shape', 'video/mp4', '720 x 6'],
  ] as const)('with %s has a still as it is seen', async (name, mimeType, size) => {
    const film = await given(name, mimeType);
    const facts = await findFilmFacts(run, film);
    const still = facts && (await makeFilmStill(run, film, facts, folder));
    expect(`${still?.width} x ${still?.height}`).toBe(size);
    // Unmapped, brown is nearly grey.
    const means = (await sharp(still?.path).stats()).channels.map(({ mean }) => mean);
    if (facts?.highRange) expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(140);
  });

  it.each([
    ['all colour, 4:4:4', false],
    ['ten bits', false],
    ['oblong pixels', true],
  ] as const)('with %s plays everywhere as it came: %s', async (name, plays) => {
    const film = await given(name, 'video/mp4');
    const facts = await findFilmFacts(run, film);
    expect(facts && playsEverywhere(kindOfFilm(film, facts))).toBe(plays);
  });
});

describe('an odd picture', () => {
  const brown = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b06040' } });

  async function made(form: PictureForm, bytes: Buffer) {
    await writeFile(path, bytes);
    return makeForm(run, form, path, join(folder, 'made'));
  }

  it.runIf(hasVideoTools())('as phones write it, in Display P3, keeps its colours', async () => {
    const { icc } = await sharp(await brown(1, 1).withIccProfile('p3').png().toBuffer()).metadata();
    for (const [form, profile] of [
      ['showcase', icc ?? null],
      ['thumbnail', 12],
    ] as const) {
      const { path: result } = await made(form, sampleHeic(64, 48, { color: '0xc86432', profile }));
      const means = (await sharp(result).stats()).channels.map(({ mean }) => mean);
      for (const [channel, light] of [215, 94, 32].entries())
        expect(Math.abs((means[channel] ?? 0) - light)).toBeLessThan(6);
    }
  });

  it('of 108 megapixels has a smaller form', async () => {
    expect(await made('thumbnail', await brown(12_000, 9000).jpeg().toBuffer())).toMatchObject({
      ...{ width: 720, height: 540, original: { width: 12_000, height: 9000 } },
    });
  });

  it('that is very long or very wide has a smaller form', async () => {
    const long = await made('thumbnail', await brown(40, 20_000).png().toBuffer());
    expect([long.width, long.height]).toEqual([6, 2880]);
    const wide = await made('thumbnail', await brown(20_000, 40).png().toBuffer());
    expect([wide.width, wide.height]).toEqual([720, 1]);
  });
});
