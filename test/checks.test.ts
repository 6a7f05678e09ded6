import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import { allChecks } from '../tools/proof/all-checks.ts';
import { type Check, projectsOf } from '../tools/proof/lib/check.ts';
import { timesFound } from '../tools/proof/lib/find-check.ts';
import { databasesOf } from './which-databases.ts';

describe('the listed checks', () => {
  it('stand in their files once each', () => {
    const astray = allChecks.filter((check) => timesFound(check) !== 1);
    expect(astray.map(({ file, promise }) => `${file}: ${promise}`)).toEqual([]);
  });

  it('have tests that exist, and run in their project', () => {
    const runsIn = (check: Check, test: string) =>
      check.project === 'contract' ||
      databasesOf(test.replace(/^apps\/server\//, '')).some((database) =>
        projectsOf(check).includes(`server-${database}`),
      );
    const lost = allChecks.flatMap((check) =>
      check.tests
        .filter((test) => !existsSync(inRoot(test)) || !runsIn(check, test))
        .map((test) => `${check.promise}: ${test}`),
    );
    expect(lost).toEqual([]);
  });
});

it('there are many of them, each with a promise of its own', () => {
  expect(allChecks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(allChecks.map(({ promise }) => promise)).size).toBe(allChecks.length);
});
