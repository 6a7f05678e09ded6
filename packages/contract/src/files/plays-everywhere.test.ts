import { expect, it } from 'vitest';
import { playsEverywhere } from './plays-everywhere.ts';

const film = { mimeType: 'video/mp4', videoCodec: 'h264', audioCodec: 'aac', isHighRange: false };
const webm = { mimeType: 'video/webm', videoCodec: 'vp9', audioCodec: 'opus' };

it.each([
  ['H.264 with AAC in an MP4', {}, true],
  ['a film without sound', { audioCodec: null }, true],
  ['VP9 with Opus in a WebM', webm, true],
  ["a phone's HEVC", { mimeType: 'video/quicktime', videoCodec: 'hevc' }, false],
  ['HEVC in an MP4', { videoCodec: 'hevc' }, false],
  ['H.264 in a QuickTime file', { mimeType: 'video/quicktime' }, false],
  ['sound that is not compressed', { audioCodec: 'pcm_s16le' }, false],
  ['light beyond a usual screen', { isHighRange: true }, false],
  ['H.264 with colour at its full size', { profile: 'High 4:4:4 Predictive', pixelFormat: 'yuv444p' }, false],
  ['H.264 without loss', { profile: 'High 4:4:4 Predictive', pixelFormat: 'yuv420p' }, false],
  ['H.264 in ten bits', { profile: 'High 10', pixelFormat: 'yuv420p10le' }, false],
  ['H.264 in eight bits', { profile: 'High', pixelFormat: 'yuv420p' }, true],
  ["H.264 of a phone, in all of a byte's values", { profile: 'Main', pixelFormat: 'yuvj420p' }, true],
  ['VP9 with transparency', { ...webm, profile: 'Profile 0', pixelFormat: 'yuva420p' }, true],
  ['VP9 in ten bits', { ...webm, profile: 'Profile 2', pixelFormat: 'yuv420p10le' }, false],
  ['a film of which nothing is known', { videoCodec: null }, false],
])('%s', (_, change, plays) => {
  expect(playsEverywhere({ ...film, ...change })).toBe(plays);
});
