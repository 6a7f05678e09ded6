/** The record of the last green full run: how long each file took, what was flaky, and how far the sources are ahead. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { changedSince, gitLines, reachedBy } from './reach.mjs';

/**
 * @typedef {object} FullRun
 * @property {string} commit
 * @property {string} day
 * @property {number} minutes
 * @property {number} passed
 * @property {Record<string, number>} flaky How often each test needed its second try, over all full runs.
 * @property {Record<string, number>} seconds By file, from the root of the repository.
 */

/** Where the record is kept. */
export const recordFile = inRoot('docs', 'tests', 'full-run.json');

/** After so many commits the next full run is due. */
const mostCommits = 100;

/** Files that every test depends on: a change there makes the full run due. */
const underAll =
  /^(?:package-lock\.json|vitest\.config\.ts|e2e\/[a-z-]+\.ts|apps\/server\/src\/(?:platform\/(?:auth|database|facts|http|jobs)|testing)\/|apps\/web\/src\/(?:app|lib|testing|ui)\/|packages\/contract\/src\/kit\/)/u;
const isTest = /\.(?:test|spec)\.tsx?$/u;

/** @returns {FullRun | null} */
export const readFullRun = () =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : null;

/**
 * Writes the record of a green run.
 * @param {{ passed: number, seconds: number, files: readonly import('./report.mjs').TestFile[], flaky: readonly import('./report.mjs').TestFile[] }} found
 */
export async function keepFullRun(found) {
  const [commit = ''] = (await gitLines('rev-parse', 'HEAD')) ?? [];
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const file of found.files) seconds[file.path] = (seconds[file.path] ?? 0) + file.seconds;
  const flaky = { ...readFullRun()?.flaky };
  for (const { path, failed } of found.flaky)
    for (const { name } of failed) flaky[`${path}: ${name}`] = (flaky[`${path}: ${name}`] ?? 0) + 1;
  const inOrder = Object.entries(seconds).sort(([one], [other]) => (one < other ? -1 : 1));
  const record = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    minutes: Math.round(found.seconds / 6) / 10,
    passed: found.passed,
    flaky,
    seconds: Object.fromEntries(inOrder.map(([path, took]) => [path, Math.round(took * 10) / 10])),
  };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** So long a file of tests takes that no full run has seen. */
const unknownSeconds = 5;

/**
 * Takes files in their order while they fit.
 * @param {readonly string[]} files @param {Record<string, number>} recorded @param {number} bound In seconds.
 */
export function within(files, recorded, bound) {
  let sum = 0;
  const taken = [];
  const left = [];
  for (const file of files) {
    const took = recorded[file] ?? unknownSeconds;
    if (sum + took > bound) left.push(file);
    else {
      sum += took;
      taken.push(file);
    }
  }
  const leftSeconds = left.reduce((all, file) => all + (recorded[file] ?? unknownSeconds), 0);
  return { taken, left, leftSeconds };
}

/** The seconds of recorded durations that a change may add to the quick tier. */
const boundOfChanges = 60;

/**
 * Returns the tests near the changes since the last full run, and the lines to print about it.
 * @param {readonly string[]} others The tests that are not in the quick tier.
 * @returns {Promise<{ also: string[], remarks: string[] }>}
 */
export async function sinceFullRun(others) {
  const record = readFullRun();
  if (!record) return { also: [], remarks: ['Full run: none is recorded. DUE: npm run test:full'] };
  const said = `Last full run: ${record.day} (${record.commit.slice(0, 8)}), ${record.passed} passed`;
  const ahead = await gitLines('rev-list', `${record.commit}..HEAD`);
  if (!ahead) return { also: [], remarks: [`${said}; this copy has no history of it, so nothing is added.`] };
  const changed = await changedSince(record.commit);
  const { taken, left, leftSeconds } = within(reachedBy(changed, others), record.seconds, boundOfChanges);
  const under = changed.find((file) => underAll.test(file) && !isTest.test(file));
  const due = under ?? (ahead.length > mostCommits ? `more than ${mostCommits} commits` : undefined);
  return {
    also: taken,
    remarks: [
      `${said}; ${ahead.length} commits ago.${due ? ` DUE: ${due}` : ''}`,
      ...(taken.length > 0 ? [`Added for what has changed since: ${taken.join(', ')}`] : []),
      ...(left.length > 0
        ? [`Left to npm run test:full: ${left.length} files, ${Math.round(leftSeconds)} s`]
        : []),
    ],
  };
}
