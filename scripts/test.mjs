/**
 * `npm test`: what every change must pass. It checks the form, and runs the quick tier of the tests with those that what
 * has changed since the last full run is near to. With `--changed [REVISION]` only the tests near what differs from a
 * revision run, by default from the last commit.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { command, PlainError } from './lib/say.mjs';
import { allPass } from './lib/steps.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { checks } from './lib/tests/checks.mjs';
import { sinceFullRun } from './lib/tests/full-run.mjs';
import { beginRun } from './lib/tests/outcome.mjs';
import { build, checkAll, testInBrowser, testServerAndScreens, weighFirstLoads } from './lib/tests/parts.mjs';
import { allTests, changedSince, reachedBy } from './lib/tests/reach.mjs';
import { playwrightAlone, runPlaywright, runVitest, vitestAlone } from './lib/tests/runners.mjs';
import { isQuick } from './lib/tests/tiers.mjs';

const isJourney = (/** @type {string} */ file) => file.startsWith('e2e/');

async function quickTier() {
  const run = beginRun();
  const { also, remarks } = await sinceFullRun(
    allTests().filter((file) => isJourney(file) || !isQuick(file)),
  );
  await checkAll(run, 'quick', also);
  if (await build(run)) {
    await weighFirstLoads(run);
    await testServerAndScreens(run, 'quick', { also });
    await testInBrowser(run, 'quick', also);
  }
  run.end(remarks);
}

/** While one works. @param {string} revision */
async function nearChanges(revision) {
  const changed = await changedSince(revision);
  if (changed.length === 0) throw new PlainError(`Nothing differs from ${revision}.`);
  const reached = reachedBy(changed, allTests());
  const files = reached.filter((file) => !isJourney(file));
  const journeys = reached.filter(isJourney);
  const run = beginRun();
  await run.step('Form, types, unused code', 'npm run check', () => allPass(checks(changed)));
  if (files.length > 0)
    await run.tests(`${files.length} files`, 'npx vitest', () => runVitest({ files }), vitestAlone);
  if (journeys.length > 0 && (await build(run)))
    await run.tests(
      `In the browser: ${journeys.join(', ')}`,
      'npx playwright test --config e2e',
      () => runPlaywright({ files: journeys }),
      playwrightAlone,
    );
  run.end();
}

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
  const changedAt = process.argv.indexOf('--changed');
  if (changedAt < 0) await quickTier();
  else await nearChanges(process.argv[changedAt + 1] ?? 'HEAD');
});
