/** Starts the two test runners, on a tier of the tests or on some files, and returns their reports. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24 } from '../node24.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';
import { readReport, reportVariable } from './report.mjs';

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./report.mjs').TestFile} TestFile */

const folder = mkdtempSync(join(tmpdir(), 'briefcast-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// The tests start the server dozens of times: with this cache Node compiles it once.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {boolean} [quiet] @returns {Promise<Report>} */
async function runTool(args, env, quiet = false) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const { code } = await run(node24(), args, {
    env: { ...process.env, ...env, [reportVariable]: report },
    quiet,
  });
  return readReport(report, code);
}

/**
 * @typedef {object} Wanted
 * @property {import('./tiers.mjs').Tier} [tier] By default whatever is named.
 * @property {readonly string[]} [also] Files beside those of the tier, from the root of the repository.
 */

/** @param {Wanted} wanted */
const tierOf = ({ tier = 'any', also = [] }) => ({ TEST_TIER: tier, TEST_ALSO: also.join(',') });

/**
 * @typedef {object} VitestOptions
 * @property {readonly string[]} [projects] All by default.
 * @property {readonly string[]} [files] All of these by default.
 * @property {readonly string[]} [args]
 * @property {NodeJS.ProcessEnv} [env] Beside this process's own.
 * @property {boolean} [quiet] Shows nothing of its output.
 */

/** @param {Wanted & VitestOptions} [wanted] */
export const runVitest = ({ projects = [], files = [], args = [], env = {}, quiet, ...wanted } = {}) =>
  runTool(
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      ...[
        'run',
        '--reporter=default',
        `--reporter=${inRoot('scripts', 'lib', 'tests', 'vitest-reporter.mjs')}`,
      ],
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
      // A filter matches any part of a path, so that a whole one is given.
      ...files.map((file) => inRoot(...file.split('/'))),
    ],
    { ...env, ...tierOf(wanted) },
    quiet,
  );

/** @param {Wanted & { files?: readonly string[], args?: readonly string[] }} [wanted] */
export const runPlaywright = ({ files = [], args = [], ...wanted } = {}) =>
  runTool(
    [
      ...[inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e', ...args],
      ...files.map((file) => `/${file.replace(/^e2e\//u, '')}`),
    ],
    tierOf(wanted),
  );

/** Each failed file of Vitest, one after the other, on a fresh database. @param {readonly TestFile[]} failed */
export const vitestAlone = (failed) =>
  runVitest({
    projects: [...new Set(failed.map(({ project }) => project))],
    files: failed.map(({ path }) => path),
    args: ['--maxWorkers=1'],
  });

/** Stories go through one market from their first test on, so that one of them is run as a whole. */
const isStory = (/** @type {string} */ path) =>
  /-story\.spec\.ts$|\/(credits|payments)\.spec\.ts$/u.test(path);

/** Failed tests of the browser alone, on a fresh server. @param {readonly TestFile[]} failed */
export function playwrightAlone(failed) {
  const list = join(folder, 'again.txt');
  const lines = failed.flatMap(({ path, failed: faults }) => {
    const file = path.replace(/^e2e\//u, '');
    return isStory(path) ? [file] : faults.map(({ name }) => `${file} › ${name}`);
  });
  writeFileSync(list, lines.join('\n'));
  return runPlaywright({ args: ['--test-list', list, '--workers=1', '--trace', 'on'] });
}

/** The command that runs a failed file alone. @param {TestFile} file */
export const commandFor = ({ path, project }) =>
  project === 'browser'
    ? `npx playwright test --config e2e ${path.replace(/^e2e\//u, '')}`
    : `npx vitest run --project ${project} ${path}`;
