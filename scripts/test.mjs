/**
 * `npm test`: everything the tests need is installed, then every check and every test runs: on the
 * embedded database, on a real PostgreSQL and in a real browser. The first failure ends the run. With `--speed` the
 * guard of speed runs after the tests, when the machine has nothing else to do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, sum, vitestCounts } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { PlainError, say, seconds } from './lib/say.mjs';
import { allPass, mustPass, StepFailed, step } from './lib/steps.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'briefcast-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
// The tests start the server dozens of times: Node compiles it once.
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

async function everything() {
  checkNode();
  await step('Install', async () => {
    await ensureInstalled({ dev: true });
    await ensureTestPrograms();
  });
  await step('Lint, types, unused code', () =>
    allPass([
      { title: 'lint and format', work: () => quietly(tool('@biomejs/biome/bin/biome', 'check', '.')) },
      ...['.', 'packages/contract', 'packages/i18n', 'apps/server', 'apps/web', 'demo-art', 'e2e'].map(
        typecheck,
      ),
      { title: 'unused code', work: () => quietly(tool('knip/bin/knip.js')) },
    ]),
  );
  await step('Build the web app', ensureWebBuilt);
  await step('Tests of rules, server and screens', () =>
    mustPass(node24(), [
      ...tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'),
      `--outputFile.json=${vitestReport}`,
    ]),
  );
  await step('Tests in the browser', () =>
    mustPass(node24(), tool('@playwright/test/cli.js', 'test', '--config', 'e2e'), {
      env: { ...process.env, E2E_REPORT: playwrightReport },
    }),
  );
  if (process.argv.includes('--speed'))
    await step('Guard of speed', () => mustPass(node24(), [inRoot('bench', 'main.ts'), 'guard']));
}

let broken = false;
try {
  await everything();
} catch (error) {
  broken = true;
  if (error instanceof PlainError) console.error(`\n${error.message}`);
  else if (!(error instanceof StepFailed)) console.error(error);
}
const { passed, failed } = sum([vitestCounts(vitestReport), playwrightCounts(playwrightReport)]);
// A run that executed nothing has shown nothing.
if (passed === 0) broken = true;
if (broken || failed > 0) process.exitCode = 1;
say(`\nAll of it took ${seconds(performance.now() - started)}.`);
// A check that failed outside the test runners is a failure as well.
say(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`);
