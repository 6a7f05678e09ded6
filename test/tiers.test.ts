/** The tiers of the tests (`scripts/lib/tests/tiers.mjs`): nothing is lost between them, and the quick one stays quick. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import { readFullRun } from '../scripts/lib/tests/full-run.mjs';
import { allTests } from '../scripts/lib/tests/reach.mjs';
import { isQuick, onlyFull, onlyProve, quickScreens } from '../scripts/lib/tests/tiers.mjs';
import { allChecks } from '../tools/proof/all-checks.ts';

const tests = allTests();
const isJourney = (file: string) => file.startsWith('e2e/');

it('every name in the lists is that of a test', () => {
  const isThere = (name: string) =>
    name.endsWith('/') ? tests.some((file) => file.startsWith(name)) : tests.includes(name);
  const names = [...Object.keys(onlyFull), ...onlyProve, ...quickScreens];
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it('every file that a listed check names is quick, so that no check goes without its tests', () => {
  const named = [...new Set(allChecks.flatMap((check) => check.tests))];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !isQuick(file))).toEqual([]);
});

it('some journeys and some screens are looked at in the quick tier', () => {
  const quick = tests
    .filter(isJourney)
    .filter((file) => /tag: (?:quickTag|tagsOf)\b/u.test(readFileSync(inRoot(file), 'utf8')));
  expect(quick.length).toBeGreaterThanOrEqual(10);
});

/** Part of the time of all files, of one run: seconds alone would judge the machine. */
const mostOfAll = 0.65;

it('the quick tier is the smaller part of the time, as the last full run recorded', () => {
  const { seconds = {} } = readFullRun() ?? {};
  const all = Object.entries(seconds).filter(([file]) => !isJourney(file));
  const quick = all.filter(([file]) => isQuick(file));
  const sum = (files: typeof all) => files.reduce((before, [, took]) => before + took, 0);
  const longest = quick.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  expect(
    sum(quick) / sum(all),
    `the longest: ${longest.map((one) => one.join(' ')).join(', ')}`,
  ).toBeLessThan(mostOfAll);
});

it('no test needed its second try in three full runs: mend it, or delete it, and take it from the record', () => {
  const often = Object.entries(readFullRun()?.flaky ?? {}).filter(([, times]) => times >= 3);
  expect(often).toEqual([]);
});
