/** Finds the seconds that a video has and another version of it lacks, by their sound. */
import { type DealFile, readWaveform } from '@briefcast/contract';
import { noticeableSeconds } from './changes.ts';

/** A part of the longer video that the shorter one lacks, in seconds from its beginning. */
export interface AddedPart {
  from: number;
  to: number;
}

/** The loudness of a video at a second; videos of other durations have the same number of values. */
const loudnessAt = (waveform: readonly number[], seconds: number, duration: number): number =>
  waveform[Math.min(waveform.length - 1, Math.floor((seconds / duration) * waveform.length))] ?? 0;

/** Seconds between two places that are tried. */
const stepOf = (duration: number) => Math.max(0.1, duration / 600);

/** Around a cut the videos have to differ by less than this fraction of the average difference. */
const alike = 0.5;

/**
 * Where the longer of two videos has a part that the shorter one lacks: the place at which the sound before
 * it, and the sound after it shifted by the difference in duration, match best. The end if nothing can be
 * detected, as for videos without sound. Null if they are equally long.
 */
export function addedPart(one: DealFile, other: DealFile): AddedPart | null {
  const [shorter, longer] = [one.media, other.media].toSorted(
    (a, b) => (a?.durationSeconds ?? 0) - (b?.durationSeconds ?? 0),
  );
  const [whole, kept] = [longer?.durationSeconds ?? 0, shorter?.durationSeconds ?? 0];
  const added = whole - kept;
  if (kept <= 0 || added < noticeableSeconds) return null;
  const atEnd = { from: kept, to: whole };
  if (!shorter?.waveform || !longer?.waveform) return atEnd;
  const [short, long] = [readWaveform(shorter.waveform), readWaveform(longer.waveform)];

  const step = stepOf(kept);
  const places = Array.from({ length: Math.floor(kept / step) }, (_, at) => (at + 0.5) * step);
  const difference = (seconds: number, later: number) =>
    Math.abs(loudnessAt(short, seconds, kept) - loudnessAt(long, seconds + later, whole));
  const before = places.map((seconds) => difference(seconds, 0));
  const after = places.map((seconds) => difference(seconds, added));

  // The cost of a cut at the first place, then updated for each next place; of equal ones the later is taken.
  let cost = after.reduce((sum, each) => sum + each, 0);
  let best = { cost, at: 0 };
  for (const [at, each] of before.entries()) {
    cost += each - (after[at] ?? 0);
    if (cost <= best.cost) best = { cost, at: at + 1 };
  }
  const usual = Math.min(
    before.reduce((sum, each) => sum + each, 0),
    after.reduce((sum, each) => sum + each, 0),
  );
  if (best.at === places.length || best.cost > usual * alike) return atEnd;
  const from = best.at * step;
  return { from, to: from + added };
}
