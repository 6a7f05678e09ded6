/** Reads how many tests passed and failed from the test runners' reports. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {string} file */
const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const json = report(file);
  return { passed: json?.numPassedTests ?? 0, failed: json?.numFailedTests ?? 0 };
}

/**
 * A test that passed only when tried again counts as failed.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const stats = report(file)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
