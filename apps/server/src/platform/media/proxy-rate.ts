/** The constant frame rate of a proxy: the video's own if it is constant, otherwise the next usual one above it. */
import type { FrameRate } from '@briefcast/contract';

const usualRates: readonly FrameRate[] = [
  { numerator: 24_000, denominator: 1001 },
  { numerator: 24, denominator: 1 },
  { numerator: 25, denominator: 1 },
  { numerator: 30_000, denominator: 1001 },
  { numerator: 30, denominator: 1 },
  { numerator: 48, denominator: 1 },
  { numerator: 50, denominator: 1 },
  { numerator: 60_000, denominator: 1001 },
  { numerator: 60, denominator: 1 },
];
const highestRate: FrameRate = { numerator: 60, denominator: 1 };

const perSecond = ({ numerator, denominator }: FrameRate): number => numerator / denominator;

/** The clocks of phones deviate by less, and a video with dropped frames by more. */
const steadyWithin = 0.01;
const isAbout = (rate: FrameRate, other: FrameRate, within = steadyWithin) =>
  Math.abs(perSecond(rate) / perSecond(other) - 1) <= within;

/** Slow motion is shown with every second, third … of its frames. */
function atMostHighest(rate: FrameRate): FrameRate {
  const times = Math.ceil(perSecond(rate) / perSecond(highestRate) - steadyWithin);
  return times > 1 ? { ...rate, denominator: rate.denominator * times } : rate;
}

export interface FilmRates {
  /** The lowest rate that has a frame for each timestamp of the video, ffprobe's `r_frame_rate`. */
  finest: FrameRate | null;
  /** The number of frames divided by the duration. */
  average: FrameRate | null;
}

export const isVariable = ({ finest, average }: FilmRates): boolean =>
  finest !== null && average !== null && !isAbout(average, finest);

/** The frame rate of a video's proxy, at most 60 a second; 30 if nothing is known. */
export function proxyRate(rates: FilmRates): FrameRate {
  const { finest, average } = rates;
  if (finest && !isVariable(rates) && (average || perSecond(finest) <= perSecond(highestRate)))
    return atMostHighest(finest);
  // The rate that a phone was set to, although it dropped some frames.
  const set = finest && usualRates.find((rate) => isAbout(rate, finest, 0.0001));
  if (set) return set;
  const wanted = average ? perSecond(average) : 30;
  const distance = (rate: FrameRate) => Math.abs(perSecond(rate) - wanted);
  return usualRates
    .filter((rate) => perSecond(rate) >= wanted * (1 - steadyWithin))
    .reduce((nearest, rate) => (distance(rate) < distance(nearest) ? rate : nearest), highestRate);
}
