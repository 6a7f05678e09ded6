import { expect, it } from 'vitest';
import { playsEverywhere } from './plays-everywhere.ts';

const film = { mimeType: 'video/mp4', videoCodec: 'h264', audioCodec: 'aac', isHighRange: false };

it.each([
  ['H.264 with AAC in an MP4', {}, true],
  ['a film without sound', { audioCodec: null }, true],
  ['VP9 with Opus in a WebM', { mimeType: 'video/webm', videoCodec: 'vp9', audioCodec: 'opus' }, true],
  ["a phone's HEVC", { mimeType: 'video/quicktime', videoCodec: 'hevc' }, false],
  ['HEVC in an MP4', { videoCodec: 'hevc' }, false],
  ['H.264 in a QuickTime file', { mimeType: 'video/quicktime' }, false],
  ['sound that is not compressed', { audioCodec: 'pcm_s16le' }, false],
  ['light beyond a usual screen', { isHighRange: true }, false],
  ['a film of which nothing is known', { videoCodec: null }, false],
])('%s', (_, change, plays) => {
  expect(playsEverywhere({ ...film, ...change })).toBe(plays);
});
