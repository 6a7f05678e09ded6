/** Copies of the repository's sources in which a check can be removed and the tests run. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { inRoot, root } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import type { Check } from './check.ts';

/** Files that the server's and the contract's tests need, including files with settings. */
const needed =
  /^(apps\/(server|web)|packages|tools\/demo(-art)?|scripts|test|deploy|docs\/deployment|README|compose|vitest\.config|tsconfig|package\.json)/;

export interface TestRun {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
  /** Names of tests that timed out, which may also be due to a busy machine. */
  late: string[];
  /** Files that failed before any of their tests began: the copy does not load. */
  broken: string[];
  /** Whether the test runner itself succeeded. */
  isClean: boolean;
  output: string;
}

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

const ranOutOfTime = /(Test|Hook) timed out in \d+ms/;

function readReport(file: string, isClean: boolean, output: string): TestRun {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        name: fullName.trim(),
        isLate: failureMessages.some((message) => ranOutOfTime.test(message)),
      })),
  );
  const names = (areLate: boolean) =>
    failures.filter(({ isLate }) => isLate === areLate).map(({ name }) => name);
  return {
    passed: numPassedTests,
    failed: names(false),
    late: names(true),
    broken: testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name }) => name),
    isClean,
    output,
  };
}

/**
 * Makes a copy inside the repository's cache, so that packages are found in a parent folder; our own packages
 * are linked to the copy's. `remove` deletes it.
 */
export function makeScratchCopy(name: string) {
  const folder = inRoot('.cache', `checks-${process.pid}-${name}`);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.split('\0').filter((each) => needed.test(each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inRoot(file), join(folder, file));
  }
  // Files generated from texts and nouns, which git ignores.
  for (const parent of [
    ...['packages/i18n', 'packages/contract', 'apps/web/src/app'],
    ...['apps/server/src', 'apps/server/src/platform/database/tables'],
  ])
    cpSync(inRoot(parent, 'generated'), join(folder, parent, 'generated'), { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted run leaves no copy behind.
  process.once('exit', remove);
  const links = join(folder, 'node_modules', '@briefcast');
  mkdirSync(links, { recursive: true });
  for (const name of ['contract', 'i18n', 'search-index'])
    symlinkSync(join(folder, 'packages', name), join(links, name), 'dir');
  symlinkSync(join(folder, 'apps', 'server'), join(links, 'server'), 'dir');
  symlinkSync(join(folder, 'apps', 'web'), join(links, 'web'), 'dir');
  // Packages next to the web app, which its test settings import.
  symlinkSync(inRoot('apps', 'web', 'node_modules'), join(folder, 'apps', 'web', 'node_modules'), 'dir');

  /** Runs test files, by path from the root of the repository, until this many tests have failed. */
  async function runTests(
    projects: readonly string[],
    tests: readonly string[],
    bail: number,
  ): Promise<TestRun> {
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
    const { code, output } = await run(
      node24(),
      [
        ...[
          vitest,
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          `--bail=${bail}`,
          '--reporter=json',
          `--outputFile=${report}`,
        ],
        // A filter matches any part of a path: without the slash, `deals.test.ts` would also match
        // `my-deals.test.ts`.
        ...tests.map((test) => join(folder, test)),
      ],
      { cwd: folder, quiet: true },
    );
    try {
      return readReport(report, code === 0, output);
    } catch {
      return { passed: 0, failed: [], late: [], broken: [...tests], isClean: false, output };
    }
  }

  return {
    runTests,
    /** Removes a check and returns a function that restores it. */
    withoutCheck({ file, text, without = '' }: Check): () => void {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      // As a function, because a dollar sign in a replacement text would be interpreted.
      writeFileSync(
        path,
        source.replace(text, () => without),
      );
      return () => writeFileSync(path, source);
    },
    remove,
  };
}
