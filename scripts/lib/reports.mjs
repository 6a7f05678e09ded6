/** Reads from the test runners' reports how many tests passed, and which ones failed and why. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** A name, and the first lines of the reason. @param {string} name @param {string} [reason] */
const fault = (name, reason = '') =>
  [name, ...stripVTControlCharacters(reason).split('\n').slice(0, 4)].join('\n    ').trimEnd();

/**
 * What failed and why, an item each: tests, and files that could not be read.
 * @param {string} file
 * @returns {string[]}
 */
export function vitestFaults(file) {
  /** @type {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} */
  const files = report(file)?.testResults ?? [];
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [fault(name, message)];
      return failed.map(({ fullName, failureMessages }) => fault(`${name}: ${fullName}`, failureMessages[0]));
    });
}

/**
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, ok: boolean, file: string, tests: { results: { errors: { message?: string }[] }[] }[] }} Spec
 */

/**
 * What failed and why, an item each: tests, and errors that came outside of any test.
 * @param {string} file
 * @returns {string[]}
 */
export function playwrightFaults(file) {
  const json = report(file);
  /** @param {Suite} suite @returns {string[]} */
  const ofSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => fault(`${spec.file}: ${spec.title}`, spec.tests[0]?.results.at(-1)?.errors[0]?.message)),
    ...suites.flatMap(ofSuite),
  ];
  /** @type {{ message?: string }[]} */
  const outside = json?.errors ?? [];
  return [
    .../** @type {Suite[]} */ (json?.suites ?? []).flatMap(ofSuite),
    ...outside.map(({ message }) => fault('outside of any test', message)),
  ];
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
