import { databasesOf } from '../../test/which-databases.ts';

/** What a check of the server is, for the list of those that tests must miss when they are gone. */

export type TestProject = 'server-embedded' | 'server-postgres' | 'contract';

export interface Check {
  /** What it keeps up, as a sentence. */
  promise: string;
  /** From the root of the repository. */
  file: string;
  /** The check as it stands there, exactly once. */
  text: string;
  /** What stands there when the check is gone; nothing unless told. */
  without?: string;
  /** The test files that must fail then, from the root of the repository. */
  tests: readonly string[];
  /** The tests' project, where they run in several and one alone shows it. */
  project?: TestProject;
  /** Without it something never ends: tests that run out of time show that. */
  isEndless?: boolean;
}

const server = 'apps/server/src/';

/** A check in the server's sources, with its tests named from there. */
export const inServer = (check: Check): Check => ({
  ...check,
  file: `${server}${check.file}`,
  tests: check.tests.map((test) => `${server}${test}`),
});

/** The projects in which the tests of a check run: one where that is enough, the embedded database's where it can be. */
export function projectsOf({ project, tests }: Check): readonly TestProject[] {
  if (project) return [project];
  const databases = tests.map((test) => databasesOf(test.replace(/^apps\/server\//, '')));
  if (databases.every((some) => some.includes('embedded'))) return ['server-embedded'];
  if (databases.every((some) => some.includes('postgres'))) return ['server-postgres'];
  return ['server-embedded', 'server-postgres'];
}

const contract = 'packages/contract/src/';

/** A check in the contract, with its tests named from there. */
export const inContract = (check: Check): Check => ({
  project: 'contract',
  ...check,
  file: `${contract}${check.file}`,
  tests: check.tests.map((test) => `${contract}${test}`),
});
