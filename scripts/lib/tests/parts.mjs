/** The parts of which `check`, `test` and `test:full` are made. */

import { node24 } from '../node24.mjs';
import { inRoot } from '../paths.mjs';
import { ensureBuilt } from '../product.mjs';
import { run as runProgram } from '../run.mjs';
import { allPass, StepFailed } from '../steps.mjs';
import { checks } from './checks.mjs';
import { keptWeights, tooHeavy, weighBuild } from './first-loads.mjs';
import { playwrightAlone, runPlaywright, runVitest, vitestAlone } from './runners.mjs';
import { pureProjects } from './tiers.mjs';

/** @typedef {ReturnType<typeof import('./outcome.mjs').beginRun>} Run */
/** @typedef {import('./tiers.mjs').Tier} Tier */

const serverProjects = ['server-postgres', 'server-embedded'];

/**
 * Form, types, unused code, and the tests that need Node alone.
 * @param {Run} run
 * @param {Tier} tier
 * @param {readonly string[]} [also]
 * @param {readonly string[]} [args] For Vitest.
 */
export async function checkAll(run, tier, also = [], args = []) {
  await run.step('Form, types, unused code', 'npm run check', () => allPass(checks()));
  await run.tests(
    'Rules, texts, house',
    'npm run check',
    () => runVitest({ projects: pureProjects, tier, also, args }),
    vitestAlone,
  );
}

/** Builds the product; what runs it is left out where that fails. @param {Run} run */
export const build = (run) => run.step('Build', 'npm run build', ensureBuilt);

/** First loads of all screens against those that were kept. @param {Run} run */
export const weighFirstLoads = (run) =>
  run.step('Weight of first loads', 'npm run build', async () => {
    const kept = keptWeights();
    const alone = 'npm run weigh -- --keep, where the weight is worth it';
    const heavy = kept ? tooHeavy(kept, weighBuild()) : ['docs/tests/first-loads.json is missing'];
    if (heavy.length > 0) throw new StepFailed(heavy.map((what) => ({ what, reason: '', alone })));
  });

/**
 * The tests of the server, on both databases, and of the screens.
 * @param {Run} run
 * @param {Tier} tier
 * @param {{ also?: readonly string[], args?: readonly string[], projects?: readonly string[] }} [options]
 */
export const testServerAndScreens = (
  run,
  tier,
  { also = [], args = [], projects = [...serverProjects, 'screens'] } = {},
) =>
  run.tests(
    `Tests of ${projects.join(', ')}`,
    'npx vitest run',
    () => runVitest({ projects, tier, also, args }),
    vitestAlone,
  );

/** @param {Run} run @param {Tier} tier @param {readonly string[]} [also] @param {readonly string[]} [args] */
export const testInBrowser = (run, tier, also = [], args = []) =>
  run.tests(
    'Tests in the browser',
    'npx playwright test --config e2e',
    () => runPlaywright({ tier, also, args }),
    playwrightAlone,
  );

/** @param {Run} run */
export const guardSpeed = (run) =>
  run.step('Guard of speed', 'npm run bench -- guard', async () => {
    const alone = 'npm run bench -- guard';
    const { code } = await runProgram(node24(), [inRoot('tools', 'bench', 'main.ts'), 'guard']);
    if (code !== 0)
      throw new StepFailed([
        { what: 'Guard of speed', reason: 'A work is slower than its kept ratio.', alone },
      ]);
  });
