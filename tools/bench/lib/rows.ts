/** Rows of the results: the measurement, the limit next to it, and whether the target is reached. */
import type { Load } from './load.ts';
import { megabytes, written } from './numbers.ts';

export interface Row {
  work: string;
  measured: string;
  /** The limit, measured in the same run; empty if there is nothing to compare with. */
  limit: string;
  ratio: string;
  target: string;
  verdict: string;
}

/** A load in words. */
export const loadText = ({ perSecond, p50, p99, microseconds, refused }: Load): string =>
  [
    `${written(perSecond)} /s, p50 ${written(p50)} ms, p99 ${written(p99)} ms`,
    ...(Number.isFinite(microseconds) ? [`${written(microseconds)} µs of processor each`] : []),
    ...(refused > 0 ? [`${written(refused)} refused`] : []),
  ].join(', ');

const short = (ratio: number) => `${written(ratio * 100)} % of it`;

/** A figure that should be at least this many times the limit's. */
export function atLeast(
  row: Pick<Row, 'work' | 'measured' | 'limit'>,
  ratio: number,
  wanted: number,
  unit = '',
): Row {
  return {
    ...row,
    ratio: written(ratio),
    target: `at least ${written(wanted)}${unit}`,
    verdict: ratio >= wanted ? 'reached' : `not reached: ${short(ratio / wanted)}`,
  };
}

/** A figure that should be at most this much; `ratio` to the limit if there is one. */
export function atMost(
  row: Pick<Row, 'work' | 'measured' | 'limit'>,
  value: number,
  wanted: number,
  unit: string,
  ratio: number | null = null,
): Row {
  return {
    ...row,
    ratio: ratio === null ? '' : written(ratio),
    target: `at most ${written(wanted)} ${unit}`,
    verdict: value <= wanted ? 'reached' : `not reached: ${written(value / wanted)} times as much`,
  };
}

/** A figure without a target. */
export const stated = (work: string, measured: string, limit = '', ratio: number | null = null): Row => ({
  work,
  measured,
  limit,
  ratio: ratio === null ? '' : written(ratio),
  target: '',
  verdict: '',
});

/** A load against a limit's, with the rate as the ratio; with any refusal it misses the target. */
export function rateRow(work: string, measured: Load, limitName: string, limit: Load, wanted: number): Row {
  const texts = { work, measured: loadText(measured), limit: `${limitName}: ${loadText(limit)}` };
  const row = atLeast(texts, measured.perSecond / limit.perSecond, wanted);
  return measured.refused > 0
    ? { ...row, verdict: `not reached: ${written(measured.refused)} refused` }
    : row;
}

/** A growth of memory against its bound, both in bytes. */
export const growthRow = (work: string, grown: number, wantedMegabytes: number): Row =>
  atMost({ work, measured: megabytes(grown), limit: '' }, grown / 1024 ** 2, wantedMegabytes, 'MB');
