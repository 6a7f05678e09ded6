import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import { allChecks } from '../tools/proof/all-checks.ts';
import { projectsOf } from '../tools/proof/lib/check.ts';
import { timesFound } from '../tools/proof/lib/find-check.ts';
import { databasesOf } from './which-databases.ts';

describe.each(allChecks)('the check “$promise”', (check) => {
  it('stands in its file once, and its tests exist', () => {
    expect(timesFound(check), check.file).toBe(1);
    for (const test of check.tests) expect(existsSync(inRoot(test)), test).toBe(true);
  });

  it('has tests that run in its project', () => {
    if (check.project === 'contract') return;
    const run = projectsOf(check).map((project) => project.replace('server-', ''));
    for (const test of check.tests.map((test) => test.replace(/^apps\/server\//, ''))) {
      expect(
        databasesOf(test).filter((database) => run.includes(database)),
        test,
      ).not.toEqual([]);
    }
  });
});

it('there are many of them, each with a promise of its own', () => {
  expect(allChecks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(allChecks.map(({ promise }) => promise)).size).toBe(allChecks.length);
});
