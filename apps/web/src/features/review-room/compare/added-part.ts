/** Which seconds a film has that another version of it has not, told by their sound. */
import { type DealFile, readWaveform } from '@briefcast/contract';
import { noticeableSeconds } from './changes.ts';

/** A stretch of the longer film that the shorter one does not have, in seconds from its beginning. */
export interface AddedPart {
  from: number;
  to: number;
}

/** How loud a film is at a second; films with another length have as many values for another stretch each. */
const loudnessAt = (waveform: readonly number[], seconds: number, duration: number): number =>
  waveform[Math.min(waveform.length - 1, Math.floor((seconds / duration) * waveform.length))] ?? 0;

/** Seconds between two places that are tried. */
const stepOf = (duration: number) => Math.max(0.1, duration / 600);

/** Both films sound alike around a cut up to this part of how different they would be on average. */
const alike = 0.5;

/**
 * Where the longer of two films goes on without the shorter one: the place at which what comes before it and, so much
 * later, what comes after it sound most alike in both. Its end where nothing tells, as of films without sound. Null
 * where they are equally long.
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

  // The costs of a cut before the first place, then one place further each time; ties go to the later one.
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
