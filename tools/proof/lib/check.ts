import { databasesOf } from '../../../test/which-databases.ts';

/** A check in the server's code, for the list of those whose removal tests must detect. */

export type TestProject = 'server-embedded' | 'server-postgres' | 'contract';

export interface Check {
  /** Guarantee, as a sentence. */
  promise: string;
  /** The path from the root of the repository. */
  file: string;
  /** The check's code, which occurs exactly once in the file. */
  text: string;
  /** The replacement when the check is removed; nothing by default. */
  without?: string;
  /** The test files that must fail then, by path from the root of the repository. */
  tests: readonly string[];
  /** The tests' project, if they run in several and only one shows it. */
  project?: TestProject;
  /** Without it something never ends, so a timeout counts as a failing test. */
  isEndless?: boolean;
}

const server = 'apps/server/src/';

/** A check in the server's sources, with its files and tests relative to those. */
export const inServer = (check: Check): Check => ({
  ...check,
  file: `${server}${check.file}`,
  tests: check.tests.map((test) => `${server}${test}`),
});

/** The projects in which a check's tests run: one if that suffices, preferably that of the embedded database. */
export function projectsOf({ project, tests }: Check): readonly TestProject[] {
  if (project) return [project];
  const databases = tests.map((test) => databasesOf(test.replace(/^apps\/server\//, '')));
  if (databases.every((some) => some.includes('embedded'))) return ['server-embedded'];
  if (databases.every((some) => some.includes('postgres'))) return ['server-postgres'];
  return ['server-embedded', 'server-postgres'];
}

const contract = 'packages/contract/src/';

/** A check in the contract, with its files and tests relative to that. */
export const inContract = (check: Check): Check => ({
  project: 'contract',
  ...check,
  file: `${contract}${check.file}`,
  tests: check.tests.map((test) => `${contract}${test}`),
});
