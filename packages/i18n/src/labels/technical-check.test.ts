import { type CheckedFacts, type CheckedWish, checkFile, defaultWishes } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { checkAdvice, foundText, wantedText } from './technical-check.ts';

const film: CheckedFacts = {
  type: 'VIDEO',
  state: 'READY',
  failure: null,
  width: 1080,
  height: 1920,
  durationSeconds: 30,
  frameRate: { numerator: 30_000, denominator: 1001 },
  isVariableRate: false,
  videoCodec: 'h264',
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
  loudness: { integrated: -14, truePeak: -1 },
  blackParts: [],
  silentParts: [],
};
/** Stated by the brand: other bounds than the usual ones. */
const stated: CheckedWish = { ...defaultWishes['UGC Video'], kind: 'UGC Photo' };
/** Texts of each check of a film that differs from a good one. */
const told = (changes: Partial<CheckedFacts>, verdict: 'pass' | 'warn' | 'fail') =>
  checkFile({ ...film, ...changes }, stated)
    .filter((check) => check.verdict === verdict)
    .map((check) => {
      const advice = checkAdvice(check);
      return [foundText(check), wantedText(check), advice && `${advice.wrong} ${advice.remedy}`];
    });

describe('a technical check', () => {
  it('says what was asked and found where all is well', () => {
    expect(told({}, 'pass')).toEqual([
      ['1080 × 1920', '9:16', null],
      ['0:30', '0:15 to 1:00', null],
      ['1080 × 1920', 'at least 1080 × 1920', null],
      ['H.264, 29.97 fps', 'H.264 or HEVC', null],
      ['−14 LUFS', '−16 to −12 LUFS', null],
      ['None', null, null],
      ['None', null, null],
      ['−1 dBTP', null, null],
    ]);
  });

  it('says what to repair before it is submitted', () => {
    const failed = { width: 1920, height: 1080, durationSeconds: 64.4, blackParts: [{ from: 0, to: 64.4 }] };
    expect(told(failed, 'fail').map(([, , advice]) => advice)).toEqual([
      'Not 9:16. Export it as 9:16 and replace it.',
      '4 seconds too long. Trim it to 1:00 and replace it.',
      'Smaller than requested. Export it with at least 1080 × 1920 and replace it.',
      'Black from start to end. Export it again and replace it.',
    ]);
    expect(told({ durationSeconds: 14 }, 'fail').map(([, , advice]) => advice)).toEqual([
      '1 second too short. Make it at least 0:15 long and replace it.',
    ]);
    expect(told({ state: 'FAILED', failure: 'unreadable', videoCodec: null }, 'fail')).toEqual([
      ['Unknown', 'H.264 or HEVC', 'We cannot open it. Export it again as H.264 or HEVC and replace it.'],
    ]);
  });

  it('says what may stay as it is', () => {
    const warned = {
      width: 1100,
      videoCodec: 'prores',
      loudness: { integrated: -9.4, truePeak: 1.2 },
      blackParts: [{ from: 3, to: 6 }],
      audio: null,
    };
    expect(told(warned, 'warn').map(([found, , advice]) => `${found}: ${advice}`)).toEqual([
      '1100 × 1920: Nearly 9:16. A little of the edges is cut off. Export it as 9:16, or send it as it is.',
      'ProRes, 29.97 fps: Some phones cannot show it. Export it as H.264 or HEVC, or send it as it is.',
      '−9.4 LUFS: Louder than requested. Lower it by 5 dB, or send it as it is.',
      '0:03 to 0:06: The picture is black for a while. Cut it out, or send it as it is.',
      '0:00 to 0:30: No sound for a while. Add sound, or send it as it is.',
      '1.2 dBTP: The loudest parts are distorted. Lower it by 2 dB, or send it as it is.',
    ]);
  });
});
