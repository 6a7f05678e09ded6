/** Order statistics, and formatting of figures. */

/** The value below which this share of the values lies; `share` from 0 to 1. NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** NaN for no values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** 0 for no values. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const grouped = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** Four digits at most, thousands grouped: 1,234 or 0.1235. */
export const written = (value: number): string => (Number.isFinite(value) ? grouped.format(value) : '–');

const megabyte = 1024 ** 2;

/** Bytes as MB. */
export const megabytes = (bytes: number): string => `${written(bytes / megabyte)} MB`;
