import type { FileMedia } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { dealFile } from '../../../testing/deals.ts';
import { isBeingPrepared, playbackOf } from './playback.ts';

const rate = { numerator: 30_000, denominator: 1001 };
const proxy = {
  url: '/proxy',
  mimeType: 'video/mp4',
  width: 720,
  height: 1280,
  frameRate: rate,
  frames: 300,
};
const known: FileMedia = {
  state: 'READY',
  progress: 100,
  failure: null,
  width: 1080,
  height: 1350,
  durationSeconds: 10,
  frameRate: { numerator: 25, denominator: 1 },
  frames: 250,
  isVariableRate: false,
  videoCodec: 'h264',
  audio: null,
  loudness: null,
  blackParts: [],
  silentParts: [],
  proxy: null,
  storyboard: null,
  waveform: null,
};
const film = (media: Partial<FileMedia> | null) =>
  dealFile(1, {
    originalName: 'a.mov',
    type: 'VIDEO',
    url: '/original',
    media: media && { ...known, ...media },
  });

describe('how a film is watched', () => {
  test('by its proxy, in the proxy’s frames', () => {
    expect(playbackOf(film({ proxy, isVariableRate: true }))).toEqual({
      kind: 'film',
      path: '/proxy',
      lines: 720,
      original: null,
      ratio: 720 / 1280,
      rate,
      isExact: true,
      frames: 300,
    });
  });

  test('as it was uploaded, in its own frames where they come at a constant rate', () => {
    const { path, rate: own, isExact, frames } = playbackOf(film({}));
    expect({ path, own, isExact, frames }).toEqual({
      path: '/original',
      own: known.frameRate,
      isExact: true,
      frames: 250,
    });
  });

  test.each<[string, Partial<FileMedia>, number | null]>([
    ['with the same frames', {}, 1080],
    ['that not every browser plays', { playsAsCame: false }, null],
    ['of another rate', { frameRate: { numerator: 25, denominator: 1 } }, null],
    ['of the same rate in other numbers', { frameRate: { numerator: 60_000, denominator: 2002 } }, 1080],
    ['of a variable rate', { isVariableRate: true }, null],
    ['of more frames', { frames: 301 }, null],
    ['no sharper than the proxy', { width: 720, height: 1280 }, null],
    ['without a proxy', { proxy: null }, null],
    ['of which nobody knows the measures', { width: null, height: null }, null],
  ])('the upload is offered beside the proxy, one %s', (_, media, lines) => {
    const whole = { proxy, playsAsCame: true, frameRate: rate, frames: 300, ...media };
    const { original } = playbackOf(film({ height: 1920, ...whole }));
    expect(original).toEqual(lines && { path: '/original', lines });
  });

  test('a guest, who is given the proxy alone, has no choice', () => {
    const media = { ...known, proxy, playsAsCame: true, frameRate: rate, frames: 300 };
    const file = dealFile(1, { originalName: 'a.mov', type: 'VIDEO', url: proxy.url, media });
    expect(playbackOf(file).original).toBeNull();
  });

  test.each([
    ['of a variable rate', { isVariableRate: true }],
    ['nobody could read', { frameRate: null }],
    ['nobody has looked at', null],
  ])('in assumed frames, and says so: a film %s', (_, media) => {
    const { rate: assumed, isExact, frames } = playbackOf(film(media));
    expect({ assumed, isExact, frames }).toEqual({
      assumed: { numerator: 30, denominator: 1 },
      isExact: false,
      frames: null,
    });
  });
});

test.each([
  ['guide.PDF', 'DOCUMENT', 'pdf'],
  ['guide.docx', 'DOCUMENT', 'other'],
  ['still.heic', 'IMAGE', 'picture'],
] as const)('%s is a %s and shown as %s', (originalName, type, kind) => {
  expect(playbackOf(dealFile(1, { originalName, type }))).toMatchObject({ kind, rate: null });
});

test.each([
  ['WAITING', null, true],
  ['WORKING', null, true],
  ['WORKING', proxy, false],
  ['FAILED', null, false],
  ['UNAVAILABLE', null, false],
] as const)('at %s with the proxy %s it is being prepared: %s', (state, made, expected) => {
  expect(isBeingPrepared(film({ state, proxy: made }))).toBe(expected);
});
