import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameRate } from '@briefcast/contract';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readFilmFacts } from './film-facts.ts';
import { makeWatchable } from './make-proxy.ts';
import { openProgramRunner } from './run-program.ts';
import { isLeftOut, readFrameNumbers, sampleNumberedFilm } from './sample-films.ts';
import { hasVideoTools } from './sample-media.ts';

const { run, close } = openProgramRunner();
const folders: string[] = [];
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-proxy-'));
  folders.push(folder);
  path = join(folder, 'film');
});
afterAll(async () => {
  close();
  for (const one of folders) await rm(one, { recursive: true });
});

const mimeTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' };
const pal: FrameRate = { numerator: 25, denominator: 1 };
const ntsc: FrameRate = { numerator: 30_000, denominator: 1001 };
const thirty: FrameRate = { numerator: 30, denominator: 1 };

const make = async (bytes: Buffer, format: keyof typeof mimeTypes = 'mp4') => {
  await writeFile(path, bytes);
  const received: number[] = [];
  const made = await makeWatchable(run, { path, mimeType: mimeTypes[format] }, folder, {
    onProgress: (percent) => received.push(percent),
  });
  return { ...made, received };
};

/** The frame that a proxy shows in place of a dropped one: the last one before. */
const shown = (frame: number) => (isLeftOut(frame) ? frame - 1 : frame);
const upTo = (frames: number) => Array.from({ length: frames }, (_, frame) => frame);

describe.runIf(hasVideoTools())('a proxy', () => {
  const films: [string, Parameters<typeof sampleNumberedFilm>[0]][] = [
    ['25', { rate: pal, frames: 75 }],
    ['29.97', { rate: ntsc, frames: 90 }],
    ['30', { rate: thirty, frames: 90 }],
    ['29.97 in HEVC', { rate: ntsc, frames: 90, format: 'mov' }],
    ['25 in VP9', { rate: pal, frames: 75, format: 'webm' }],
    [
      '29.97 that is upright and silent',
      { rate: ntsc, frames: 60, width: 176, height: 320, hasSound: false },
    ],
    ['25 that begins late', { rate: pal, frames: 50, beginsAt: 0.5, hasSound: false }],
    ['30 that begins late with sound', { rate: thirty, frames: 60, beginsAt: 0.5 }],
    ['29.97 with a variable rate', { rate: ntsc, frames: 90, isVariable: true }],
    ['30 with a variable rate in HEVC', { rate: thirty, frames: 90, isVariable: true, format: 'mov' }],
  ];
  it.each(films)('of a film at %s has every frame at its moment', async (_, film) => {
    const { proxy, facts } = await make(sampleNumberedFilm(film), film.format);
    const { isVariable = false, hasSound = true } = film;
    expect(readFrameNumbers(await readFile(proxy.path))).toEqual(
      upTo(film.frames).map((frame) => (isVariable ? shown(frame) : frame)),
    );
    expect(proxy).toMatchObject({ rate: film.rate, frames: film.frames });
    expect(facts.isVariableRate).toBe(isVariable);
    expect(await readFilmFacts(run, { path: proxy.path, mimeType: 'video/mp4' })).toMatchObject({
      rates: { finest: film.rate, average: film.rate },
      videoCodec: 'h264',
      audio: hasSound ? { codec: 'aac', channels: 2, sampleRate: 48_000 } : null,
    });
  });
});

/** The average brightness of a video, from 0 to 255. */
async function lightOf(film: string): Promise<number> {
  const still = join(folder, 'still.png');
  const { end } = await run('ffmpeg', ['-v', 'error', '-y', '-i', film, '-frames:v', '1', still], {
    ...{ seconds: 20, memoryMegabytes: 400, fileMegabytes: 64 },
  });
  expect(end).toBe('done');
  return (await sharp(still).greyscale().stats()).channels[0]?.mean ?? 0;
}

const canToneMap =
  hasVideoTools() && execFileSync('ffmpeg', ['-hide_banner', '-filters']).includes(' zscale ');

describe.runIf(hasVideoTools())('of a film', () => {
  it.runIf(canToneMap)(
    'of a phone, with more light than a usual screen has, the proxy is for usual screens',
    async () => {
      const color = ['-color_trc', 'arib-std-b67', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];
      execFileSync('ffmpeg', [
        ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=white:size=320x180:rate=25:duration=1'],
        ...['-vf', 'format=yuv420p10le', '-c:v', 'libx265', '-x265-params', 'log-level=none', ...color],
        ...['-tag:v', 'hvc1', '-f', 'mov', `${path}.mov`],
      ]);
      const { facts, proxy } = await make(await readFile(`${path}.mov`), 'mov');
      expect(facts.highRange).toBe('arib-std-b67');
      expect(await readFilmFacts(run, { path: proxy.path, mimeType: 'video/mp4' })).toMatchObject({
        highRange: null,
      });
      expect(await lightOf(proxy.path)).toBeGreaterThan(150);
    },
  );

  it('that does not tell its length, as a browser records it, everything is made', async () => {
    const live = ['-live', '1', '-f', 'webm', `${path}.webm`];
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=25:duration=2'];
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', ...source, '-c:v', 'libvpx', '-deadline', 'realtime', ...live],
    ]);
    const { facts, proxy } = await make(await readFile(`${path}.webm`), 'webm');
    expect(facts.durationSeconds).toBeCloseTo(2, 0);
    expect(proxy).toMatchObject({ rate: pal, frames: 50 });
  });

  it('that is black and silent in part, the parts are found', async () => {
    const picture =
      'color=black:size=320x180:rate=25:duration=1[a];testsrc=size=320x180:rate=25:duration=2[b];[a][b]concat';
    const sound = 'sine=duration=1[a];anullsrc=sample_rate=44100:duration=2[b];[a][b]concat=v=0:a=1';
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
      ...['-pix_fmt', 'yuv420p', '-t', '3', `${path}.mp4`],
    ]);
    const { findings } = await make(await readFile(`${path}.mp4`));
    expect(findings.blackParts).toEqual([{ from: 0, to: expect.closeTo(1, 1) }]);
    expect(findings.silentParts).toEqual([{ from: expect.closeTo(1, 1), to: expect.closeTo(3, 0) }]);
  });

  it('that is turned and has oblong pixels, the proxy is as it is seen', async () => {
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=360x288:rate=25:duration=1'];
    const plain = `${path}-plain.mp4`;
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      ...source,
      '-vf',
      'setsar=16/9',
      '-pix_fmt',
      'yuv420p',
      plain,
    ]);
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      plain,
      '-c',
      'copy',
      '-metadata:s:v:0',
      'rotate=90',
      `${path}.mp4`,
    ]);
    const { facts, proxy } = await make(await readFile(`${path}.mp4`));
    expect(facts).toMatchObject({ width: 288, height: 640 });
    expect(await readFilmFacts(run, { path: proxy.path, mimeType: 'video/mp4' })).toMatchObject({
      ...{ width: 288, height: 640 },
    });
  });

  it('a storyboard is made, progress told, and what is loud is found', async () => {
    const { storyboard, findings, received, facts } = await make(
      sampleNumberedFilm({ rate: pal, frames: 100 }),
    );
    expect(storyboard).toMatchObject({
      columns: 8,
      rows: 1,
      count: 8,
      width: 160,
      height: 90,
      secondsPerTile: 0.5,
    });
    expect(await sharp(storyboard?.path).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 90,
    });
    expect(received).toEqual([...received].sort((a, b) => a - b));
    expect(new Set(received).size).toBeGreaterThan(4);
    expect(facts).toMatchObject({ width: 320, height: 180, durationSeconds: 4, videoCodec: 'h264' });
    expect(findings.waveform?.length).toBeGreaterThan(100);
    // The sample's tone has an eighth of the maximum amplitude.
    expect(Math.max(...(findings.waveform ?? []))).toBeCloseTo(13, -1);
    expect(findings.loudness?.integrated).toBeCloseTo(-21.8, 0);
    expect(findings.loudness?.truePeak).toBeCloseTo(-18, 0);
  });
});
