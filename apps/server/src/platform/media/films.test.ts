import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copyWithoutNotes } from './clean-film.ts';
import { detectType } from './detect-type.ts';
import { findFilmFacts } from './film-facts.ts';
import { readFilmNotes } from './film-notes.ts';
import { makeFilmStill } from './film-still.ts';
import { openProgramRunner } from './run-program.ts';
import {
  hasVideoTools,
  sampleFilmed,
  sampleIsoMedia,
  samplePlace,
  sampleSurround,
  sampleVideo,
} from './sample-media.ts';

const { run, close } = openProgramRunner();
const folders: string[] = [];
let path: string;
let copy: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-video-'));
  folders.push(folder);
  [path, copy] = [join(folder, 'video'), join(folder, 'copy')];
});
afterAll(async () => {
  close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const mimeTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' };
const factsOf = (file: string, mimeType: string) => findFilmFacts(run, { path: file, mimeType });
async function stillOf(mimeType: string) {
  const facts = await factsOf(path, mimeType);
  return facts && makeFilmStill(run, { path, mimeType }, facts, join(path, '..'));
}

describe('films', () => {
  it('are left alone where the tools are missing', async () => {
    const tools = { ffprobe: '/no/such/ffprobe', ffmpeg: '/no/such/ffmpeg' };
    await writeFile(path, sampleIsoMedia('isom'));
    const film = { path, mimeType: 'video/mp4' };
    expect(await findFilmFacts(run, film, tools)).toBeNull();
    expect(await copyWithoutNotes(run, film, copy, { mayRemake: true, tools })).toBe('absent');
  });

  it.runIf(hasVideoTools()).each(['mp4', 'mov', 'webm'] as const)(
    '%s tells duration, measures and a still',
    async (format) => {
      await writeFile(path, sampleVideo(format));
      const facts = await factsOf(path, mimeTypes[format]);
      expect(facts).toMatchObject({ width: 320, height: 180 });
      expect(facts?.durationSeconds).toBeCloseTo(2, 0);
      expect(await stillOf(mimeTypes[format])).toMatchObject({ width: 320, height: 180 });
    },
  );

  it.runIf(hasVideoTools()).each(['mp4', 'mov'] as const)(
    '%s is copied without its notes',
    async (format) => {
      const mimeType = mimeTypes[format];
      await writeFile(path, sampleFilmed(format));
      expect(await factsOf(path, mimeType)).toMatchObject({ width: 180, height: 320 });
      expect((await readFile(path)).includes(samplePlace)).toBe(true);
      expect(await readFilmNotes(path, mimeType)).toBe('place');

      expect(await copyWithoutNotes(run, { path, mimeType }, copy, { mayRemake: false })).toBe('done');
      const bytes = await readFile(copy);
      expect(bytes.includes(samplePlace)).toBe(false);
      expect(await readFilmNotes(copy, mimeType)).not.toBe('place');
      expect(await factsOf(copy, mimeType)).toMatchObject({ width: 180, height: 320 });
      expect((await detectType(bytes))?.mimeType).toBe(mimeType);
    },
  );

  it.runIf(hasVideoTools())('that cannot be copied as they are get what does not fit anew', async () => {
    await writeFile(path, sampleSurround());
    const film = { path, mimeType: 'video/mp4' };
    expect(await copyWithoutNotes(run, film, copy, { mayRemake: false })).toBe('failed');
    expect(await copyWithoutNotes(run, film, copy, { mayRemake: true })).toBe('done');
    expect((await readFile(copy)).includes(samplePlace)).toBe(false);
    expect(await factsOf(copy, 'video/mp4')).toMatchObject({ width: 320, height: 180 });
  });

  it.runIf(hasVideoTools())('that are none leave no copy', async () => {
    await writeFile(path, sampleIsoMedia('isom'));
    expect(await copyWithoutNotes(run, { path, mimeType: 'video/mp4' }, copy, { mayRemake: true })).toBe(
      'failed',
    );
    await expect(readFile(copy)).rejects.toThrow();
  });

  it.runIf(hasVideoTools())('in disguise of a playlist read no other file', async () => {
    const other = join(path, '..', 'other');
    await writeFile(other, sampleVideo('mp4'));
    await writeFile(path, `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${other}\n#EXT-X-ENDLIST\n`);
    expect(await factsOf(path, 'video/mp4')).toBeNull();
    expect(await stillOf('video/mp4')).toBeNull();
  });
});
