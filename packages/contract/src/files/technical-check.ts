/** Checks of a submitted film or picture against its deliverable's wishes (rules/files#technical-check). */
import type { DealDeliverable, DeliverableShape } from '../deals/deliverable.ts';
import { defaultWishes, type TechnicalWishes } from '../deals/deliverable-wishes.ts';
import type { FileMedia, FrameRate, Stretch } from './media.ts';
import type { FileType } from './schemas.ts';

/** A warning is shown and stops nothing; a failure has to be repaired before the file is submitted. */
export type CheckVerdict = 'pass' | 'warn' | 'fail';

interface Size {
  width: number;
  height: number;
}

/**
 * Checked property, with the found and the wanted value. Lengths are in seconds, loudness in LUFS, peaks in dBTP.
 */
export type Check = { verdict: CheckVerdict } & (
  | { what: 'shape'; found: Size; wanted: DeliverableShape; isUsual: boolean }
  | { what: 'length'; found: number; wanted: { min: number | null; max: number | null }; isUsual: boolean }
  | {
      what: 'resolution';
      found: Size;
      wanted: { width: number | null; height: number | null };
      /** The wish is the usual one of its kind: a difference is a warning. */
      isUsual: boolean;
    }
  | {
      what: 'format';
      /** The codec as ffprobe names it; null where the file could not be read. */
      found: { codec: string | null; frameRate: FrameRate | null; isVariableRate: boolean };
      wanted: readonly string[];
    }
  | { what: 'loudness'; found: number; wanted: { min: number; max: number } }
  | { what: 'black' | 'silence'; found: readonly Stretch[]; wanted: null }
  | { what: 'clipping'; found: number; wanted: { max: number } }
);

/** Known facts of a file; null ones are not checked. */
export type CheckedFacts = Pick<
  FileMedia,
  | 'state'
  | 'failure'
  | 'width'
  | 'height'
  | 'durationSeconds'
  | 'frameRate'
  | 'isVariableRate'
  | 'videoCodec'
  | 'audio'
  | 'loudness'
  | 'blackParts'
  | 'silentParts'
> & { type: FileType };

/** A deliverable, with its kind, as far as a file is held to it. */
export type CheckedWish = TechnicalWishes & Pick<DealDeliverable, 'kind'>;

/** Codecs that every phone and every editing program opens. */
const filmCodecs = ['h264', 'hevc'] as const;
const pictureCodecs = ['jpeg', 'png', 'webp', 'heic', 'heif', 'avif'] as const;

/** The loudness at which networks play films. */
const wantedLoudness = { min: -16, max: -12 };
const highestPeak = { max: 0 };

/** Encoders round to even pixels, and cutting to whole frames. */
const sizeTolerance = 0.01;
const lengthTolerance = 0.5;
/** A picture that is cut by so little still fills its place. */
const nearShape = 0.05;

/** A fade at the beginning or the end is no fault. */
const fadeSeconds = 1;
const leastSilentSeconds = 2;
/** All of it, but for a moment at either end. */
const wholeFilm = 0.95;

const lengthOf = ({ from, to }: Stretch) => to - from;
const lengthOfAll = (parts: readonly Stretch[]) => parts.reduce((sum, part) => sum + lengthOf(part), 0);

/** A difference from a usual wish is a warning; a difference from what the brand stated itself is a failure. */
const verdictOf = (isKept: boolean, isUsual: boolean): CheckVerdict =>
  isKept ? 'pass' : isUsual ? 'warn' : 'fail';

function shapeCheck({ width, height }: Size, wanted: DeliverableShape, isUsual: boolean): Check {
  const [across = 1, down = 1] = wanted.split(':').map(Number);
  const off = Math.abs(width / height / (across / down) - 1);
  const verdict = verdictOf(off <= sizeTolerance, isUsual || off <= nearShape);
  return { what: 'shape', verdict, found: { width, height }, wanted, isUsual };
}

function resolutionCheck(
  found: Size,
  wanted: { width: number | null; height: number | null },
  isUsual: boolean,
): Check {
  const least = 1 - sizeTolerance;
  const isEnough = found.width >= (wanted.width ?? 0) * least && found.height >= (wanted.height ?? 0) * least;
  return { what: 'resolution', verdict: verdictOf(isEnough, isUsual), found, wanted, isUsual };
}

function lengthCheck(found: number, { kind, minSeconds: min, maxSeconds: max }: CheckedWish): Check {
  const usual = defaultWishes[kind];
  const isShort = found < (min ?? 0) - lengthTolerance;
  const isWithin = !isShort && found <= (max ?? Infinity) + lengthTolerance;
  // The bound that the film does not keep may be the usual one while the other was stated.
  const isUsual = isShort ? min === usual.minSeconds : max === usual.maxSeconds;
  return { what: 'length', verdict: verdictOf(isWithin, isUsual), found, wanted: { min, max }, isUsual };
}

/** Null while nothing is known of the file. */
function formatCheck(facts: CheckedFacts): Check | null {
  const { videoCodec: codec, frameRate, isVariableRate, type, state, failure } = facts;
  // By its type: a film that breaks off has no length either.
  const wanted: readonly string[] = type === 'VIDEO' ? filmCodecs : pictureCodecs;
  const found = { codec, frameRate, isVariableRate };
  if (state === 'FAILED') {
    const isBroken = failure === 'unreadable' || failure === 'no_picture';
    return { what: 'format', verdict: isBroken ? 'fail' : 'warn', found, wanted };
  }
  if (codec === null) return null;
  return { what: 'format', verdict: wanted.includes(codec) ? 'pass' : 'warn', found, wanted };
}

function blackCheck(parts: readonly Stretch[], durationSeconds: number): Check {
  const isFade = (part: Stretch) =>
    lengthOf(part) <= fadeSeconds && (part.from <= 0 || part.to >= durationSeconds - lengthTolerance);
  const found = parts.filter((part) => !isFade(part));
  const isAll = lengthOfAll(found) >= durationSeconds * wholeFilm;
  return { what: 'black', verdict: isAll ? 'fail' : found.length > 0 ? 'warn' : 'pass', found, wanted: null };
}

function silenceCheck({ audio, silentParts }: CheckedFacts, durationSeconds: number): Check {
  const silences = silentParts.filter((part) => lengthOf(part) >= leastSilentSeconds);
  const found = audio ? silences : [{ from: 0, to: durationSeconds }];
  return { what: 'silence', verdict: found.length > 0 ? 'warn' : 'pass', found, wanted: null };
}

/** How a film sounds and whether it is ever black, which is known once the whole film was analysed. */
function filmChecks(facts: CheckedFacts): Check[] {
  const { state, durationSeconds, loudness, blackParts } = facts;
  if (state !== 'READY' || durationSeconds === null) return [];
  const checks = [blackCheck(blackParts, durationSeconds), silenceCheck(facts, durationSeconds)];
  if (!loudness) return checks;
  const { integrated, truePeak } = loudness;
  const isAsLoud = integrated >= wantedLoudness.min && integrated <= wantedLoudness.max;
  return [
    { what: 'loudness', verdict: isAsLoud ? 'pass' : 'warn', found: integrated, wanted: wantedLoudness },
    ...checks,
    {
      what: 'clipping',
      verdict: truePeak <= highestPeak.max ? 'pass' : 'warn',
      found: truePeak,
      wanted: highestPeak,
    },
  ];
}

/**
 * Checks a film or picture against the wishes of its deliverable; with null, for a file that belongs to none, only what
 * needs no wish. Only what is known by now is checked: while the file is still being analysed, more checks may follow.
 */
export function checkFile(facts: CheckedFacts, wish: CheckedWish | null): Check[] {
  const { width, height, durationSeconds } = facts;
  const size = width === null || height === null ? null : { width, height };
  const format = formatCheck(facts);
  const checks: Check[] = [];
  const usual = wish && defaultWishes[wish.kind];
  if (wish && size && wish.shape) checks.push(shapeCheck(size, wish.shape, wish.shape === usual?.shape));
  if (wish && durationSeconds !== null && (wish.minSeconds !== null || wish.maxSeconds !== null)) {
    checks.push(lengthCheck(durationSeconds, wish));
  }
  if (wish && size && (wish.minWidth !== null || wish.minHeight !== null)) {
    const isUsual = wish.minWidth === usual?.minWidth && wish.minHeight === usual?.minHeight;
    checks.push(resolutionCheck(size, { width: wish.minWidth, height: wish.minHeight }, isUsual));
  }
  return [...checks, ...(format ? [format] : []), ...filmChecks(facts)];
}

/** The worst of some verdicts; `pass` of none. */
export const worstVerdict = (checks: readonly Pick<Check, 'verdict'>[]): CheckVerdict =>
  (['fail', 'warn'] as const).find((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'pass';
