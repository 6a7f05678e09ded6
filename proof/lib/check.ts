/** What a check of the server is, for the list of those that tests must miss when they are gone. */

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
  /** The tests' project; the server's tests on the embedded database unless told. */
  project?: 'server-embedded' | 'server-postgres' | 'contract';
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

const contract = 'packages/contract/src/';

/** A check in the contract, with its tests named from there. */
export const inContract = (check: Check): Check => ({
  project: 'contract',
  ...check,
  file: `${contract}${check.file}`,
  tests: check.tests.map((test) => `${contract}${test}`),
});
