/**
 * `npm test`: installs everything the tests need, then runs every check and every test: on the embedded
 * database, on a real PostgreSQL and in a real browser. The first failure ends the run. With `--speed` the
 * speed guard runs after the tests, when the machine is otherwise idle. With `--changed` only the tests
 * related to the changes since a revision run, by default since the last commit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allTests, changedSince, reachedBy } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/product.mjs';
import { playwrightCounts, playwrightFaults, sum, vitestCounts, vitestFaults } from './lib/reports.mjs';
import { run } from './lib/run.mjs';
import { PlainError, say, seconds } from './lib/say.mjs';
import { allPass, mustPass, StepFailed, step } from './lib/steps.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';

const started = performance.now();
const changedAt = process.argv.indexOf('--changed');
const reports = mkdtempSync(join(tmpdir(), 'briefcast-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
// The tests start the server dozens of times: with this cache Node compiles it once.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** A package's program, run by Node 24. @param {string} path @param {string[]} args */
const tool = (path, ...args) => [inRoot('node_modules', ...path.split('/')), ...args];

/** @param {string[]} args */
const quietly = (args) => run(node24(), args, { quiet: true });

/** @param {string} project */
const typecheck = (project) => ({
  title: `types of ${project}`,
  work: () => quietly(tool('typescript/bin/tsc', '-p', project)),
});

const lint = (/** @type {string[]} */ ...files) => ({
  title: 'lint and format',
  work: () => quietly(tool('@biomejs/biome/bin/biome', 'check', '--files-ignore-unknown=true', ...files)),
});
const checks = [
  ...[
    '.',
    'packages/contract',
    'packages/i18n',
    'apps/server',
    'apps/web',
    'apps/web/src/service-worker',
    'tools/demo-art',
    'e2e',
  ].map(typecheck),
  { title: 'unused code', work: () => quietly(tool('knip/bin/knip.js')) },
];

/** @param {string[]} files All of them without any. */
const runVitest = (...files) =>
  mustPass(node24(), [
    ...tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'),
    `--outputFile.json=${vitestReport}`,
    ...files.map((file) => inRoot(...file.split('/'))),
  ]);

/** @param {string[]} names All of them without any. */
const runPlaywright = (...names) =>
  mustPass(
    node24(),
    tool('@playwright/test/cli.js', 'test', '--config', 'e2e', ...names.map((name) => `/${name}.spec.ts`)),
    { env: { ...process.env, E2E_REPORT: playwrightReport } },
  );

async function install() {
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
}

async function everything() {
  await step('Install', install);
  await step('Lint, types, unused code', () => allPass([lint('.'), ...checks]));
  await step('Build', ensureBuilt);
  await step('Tests of rules, server and screens', runVitest);
  await step('Tests in the browser', runPlaywright);
  if (process.argv.includes('--speed'))
    await step('Guard of speed', () => mustPass(node24(), [inRoot('tools', 'bench', 'main.ts'), 'guard']));
}

/** While one works. What is left out, the whole run tries. @param {string} revision */
async function whatIsReached(revision) {
  const changed = await changedSince(revision);
  if (changed.length === 0) throw new PlainError(`Nothing differs from ${revision}.`);
  const { tests, journeys } = reachedBy(changed, allTests());
  await step('Install', install);
  await step('Lint, types, unused code', () => allPass([lint(...changed), ...checks]));
  await step(`Tests of ${tests.length} files`, () => runVitest(...tests));
  if (journeys.length > 0)
    await step(`In the browser: ${journeys.join(', ')}`, () => runPlaywright(...journeys));
}

let broken = false;
try {
  checkNode();
  if (changedAt < 0) await everything();
  else await whatIsReached(process.argv[changedAt + 1] ?? 'HEAD');
} catch (error) {
  broken = true;
  if (error instanceof PlainError) console.error(`\n${error.message}`);
  else if (!(error instanceof StepFailed)) console.error(error);
}
const { passed, failed } = sum([vitestCounts(vitestReport), playwrightCounts(playwrightReport)]);
// A run without any test proves nothing.
if (passed === 0) broken = true;
if (broken || failed > 0) process.exitCode = 1;
// Once more, because the reason may be thousands of lines above.
const faults = [...vitestFaults(vitestReport), ...playwrightFaults(playwrightReport)];
if (faults.length > 0) say(`\nWhat failed:\n${faults.join('\n')}`);
say(`\nAll of it took ${seconds(performance.now() - started)}.`);
// A check that failed outside of the test runners counts as a failure too.
say(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`);
