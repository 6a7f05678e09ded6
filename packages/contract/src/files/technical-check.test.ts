import { describe, expect, it } from 'vitest';
import { defaultWishes, type TechnicalWishes } from '../deals/deliverable-wishes.ts';
import {
  type Check,
  type CheckedFacts,
  type CheckedWish,
  checkFile,
  worstVerdict,
} from './technical-check.ts';

const film: CheckedFacts = {
  type: 'VIDEO',
  state: 'READY',
  failure: null,
  width: 1080,
  height: 1920,
  durationSeconds: 24,
  frameRate: { numerator: 30, denominator: 1 },
  isVariableRate: false,
  videoCodec: 'h264',
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
  loudness: { integrated: -14, truePeak: -1.2 },
  blackParts: [],
  silentParts: [],
};
const picture: CheckedFacts = {
  ...film,
  type: 'IMAGE',
  height: 1350,
  durationSeconds: null,
  frameRate: null,
  videoCodec: 'jpeg',
  audio: null,
  loudness: null,
};
/** Nothing of it is what is usual of a photo. */
const wish: CheckedWish = {
  kind: 'UGC Photo',
  shape: '9:16',
  minSeconds: 15,
  maxSeconds: 30,
  minWidth: 1080,
  minHeight: 1920,
};

const named = (checks: Check[]) => checks.map(({ what }) => what);
const of = (what: Check['what'], facts: Partial<CheckedFacts>, wishes: Partial<TechnicalWishes> = {}) =>
  checkFile({ ...film, ...facts }, { ...wish, ...wishes }).find((check) => check.what === what);

describe('the technical check', () => {
  it('of a film as asked passes in everything', () => {
    const checks = checkFile(film, wish);
    expect(named(checks)).toEqual([
      ...['shape', 'length', 'resolution', 'format'],
      ...['loudness', 'black', 'silence', 'clipping'],
    ]);
    expect(checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
    expect(worstVerdict(checks)).toBe('pass');
  });

  it('tells what was found and what was wanted', () => {
    expect(of('length', { durationSeconds: 34 })).toEqual({
      ...{ what: 'length', verdict: 'fail', found: 34, wanted: { min: 15, max: 30 }, isUsual: false },
    });
    expect(of('loudness', { loudness: { integrated: -19.2, truePeak: -4 } })).toEqual({
      ...{ what: 'loudness', verdict: 'warn', found: -19.2, wanted: { min: -16, max: -12 } },
    });
    expect(of('shape', { width: 1920, height: 1080 })).toEqual({
      ...{
        what: 'shape',
        verdict: 'fail',
        found: { width: 1920, height: 1080 },
        wanted: '9:16',
        isUsual: false,
      },
    });
  });

  it.each<[Check['what'], Partial<CheckedFacts>, Check['verdict']]>([
    ['shape', { width: 1088, height: 1920 }, 'pass'],
    ['shape', { width: 1120, height: 1920 }, 'warn'],
    ['shape', { width: 1080, height: 1350 }, 'fail'],
    ['length', { durationSeconds: 30.04 }, 'pass'],
    ['length', { durationSeconds: 14.9 }, 'pass'],
    ['length', { durationSeconds: 14 }, 'fail'],
    ['length', { durationSeconds: 31 }, 'fail'],
    ['resolution', { width: 1078, height: 1916 }, 'pass'],
    ['resolution', { width: 720, height: 1280 }, 'fail'],
    ['resolution', { width: 2160, height: 1900 }, 'fail'],
    ['format', { videoCodec: 'hevc', isVariableRate: true }, 'pass'],
    ['format', { videoCodec: 'prores' }, 'warn'],
    ['format', { state: 'FAILED', failure: 'unreadable', videoCodec: null }, 'fail'],
    ['format', { state: 'FAILED', failure: 'too_long' }, 'warn'],
    ['loudness', { loudness: { integrated: -16, truePeak: -1 } }, 'pass'],
    ['loudness', { loudness: { integrated: -9, truePeak: 1 } }, 'warn'],
    ['clipping', { loudness: { integrated: -14, truePeak: 0 } }, 'pass'],
    ['clipping', { loudness: { integrated: -14, truePeak: 0.3 } }, 'warn'],
    [
      'black',
      {
        blackParts: [
          { from: 0, to: 0.8 },
          { from: 23.4, to: 24 },
        ],
      },
      'pass',
    ],
    ['black', { blackParts: [{ from: 4, to: 4.6 }] }, 'warn'],
    ['black', { blackParts: [{ from: 0, to: 3 }] }, 'warn'],
    ['black', { blackParts: [{ from: 0, to: 24 }] }, 'fail'],
    ['silence', { silentParts: [{ from: 3, to: 4.5 }] }, 'pass'],
    ['silence', { silentParts: [{ from: 3, to: 6 }] }, 'warn'],
    ['silence', { audio: null, loudness: null }, 'warn'],
  ])('of %s with %o: %s', (what, facts, verdict) => {
    expect(of(what, facts)?.verdict).toBe(verdict);
  });

  it('of a film without sound says that all of it is silent, and nothing of loudness', () => {
    const checks = checkFile({ ...film, audio: null, loudness: null }, wish);
    expect(checks.find(({ what }) => what === 'silence')?.found).toEqual([{ from: 0, to: 24 }]);
    expect(named(checks)).not.toContain('loudness');
    expect(named(checks)).not.toContain('clipping');
  });

  it('of a picture asks for shape, size and format', () => {
    expect(checkFile(picture, { ...wish, shape: '4:5', minHeight: 1350 })).toMatchObject([
      { what: 'shape', verdict: 'pass' },
      { what: 'resolution', verdict: 'pass' },
      { what: 'format', verdict: 'pass' },
    ]);
    expect(checkFile({ ...picture, videoCodec: 'gif' }, null)).toMatchObject([
      { what: 'format', verdict: 'warn' },
    ]);
  });

  it('asks for no more than is wished', () => {
    const none = {
      kind: 'UGC Photo' as const,
      shape: null,
      minSeconds: null,
      maxSeconds: null,
      minWidth: null,
      minHeight: null,
    };
    for (const wishes of [none, null]) {
      expect(named(checkFile(film, wishes))).toEqual(['format', 'loudness', 'black', 'silence', 'clipping']);
    }
    expect(of('length', { durationSeconds: 600 }, { maxSeconds: null })?.verdict).toBe('pass');
    expect(of('resolution', { width: 200 }, { minWidth: null })?.verdict).toBe('pass');
  });

  it('says nothing of what is not known yet', () => {
    const unknown: CheckedFacts = {
      ...film,
      ...{ state: 'WAITING', width: null, height: null, durationSeconds: null, videoCodec: null },
      ...{ frameRate: null, audio: null, loudness: null },
    };
    expect(checkFile(unknown, wish)).toEqual([]);
    // The first look is over, the pass is not.
    const looked = { ...unknown, width: 1080, height: 1920, durationSeconds: 40 };
    expect(checkFile(looked, wish)).toMatchObject([
      { what: 'shape', verdict: 'pass' },
      { what: 'length', verdict: 'fail' },
      { what: 'resolution', verdict: 'pass' },
    ]);
  });

  it('of a film that breaks off asks for the format of a film', () => {
    const broken = { ...film, state: 'FAILED' as const, failure: 'unreadable' as const };
    const [format] = checkFile({ ...broken, durationSeconds: null, videoCodec: null }, null);
    expect(format).toMatchObject({ what: 'format', verdict: 'fail', wanted: ['h264', 'hevc'] });
  });

  it('warns of what is only unusual, and fails what the brand stated', () => {
    const usual = { kind: 'UGC Photo' as const, ...defaultWishes['UGC Photo'] };
    // As a phone's camera takes it.
    const photo = { ...picture, width: 1536, height: 2048 };
    const verdicts = (wishes: CheckedWish, facts: CheckedFacts) =>
      checkFile(facts, wishes).flatMap(({ what, verdict }) => (verdict === 'pass' ? [] : [[what, verdict]]));
    expect(verdicts(usual, photo)).toEqual([['shape', 'warn']]);
    expect(verdicts({ ...usual, shape: '1:1' }, photo)).toEqual([['shape', 'fail']]);
    const clip = { kind: 'UGC Video' as const, ...defaultWishes['UGC Video'] };
    const short = { ...film, durationSeconds: 6 };
    expect(verdicts(clip, short)).toEqual([['length', 'warn']]);
    // The bound that was stated is another one.
    expect(verdicts({ ...clip, maxSeconds: 30 }, short)).toEqual([['length', 'warn']]);
    expect(verdicts({ ...clip, minSeconds: 10 }, short)).toEqual([['length', 'fail']]);
    expect(verdicts(clip, { ...film, width: 540, height: 960 })).toEqual([['resolution', 'warn']]);
  });

  it('is as bad as its worst', () => {
    expect(worstVerdict([{ verdict: 'warn' }, { verdict: 'pass' }])).toBe('warn');
    expect(worstVerdict([{ verdict: 'warn' }, { verdict: 'fail' }])).toBe('fail');
    expect(worstVerdict([])).toBe('pass');
  });
});
