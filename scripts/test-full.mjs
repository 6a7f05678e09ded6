/**
 * `npm run test:full`: every test, on both databases and in the browser, and the guard of speed. A green run of all of
 * it on committed sources is recorded in `docs/tests/full-run.json`. `npm run test:full -- screens browser` runs those
 * parts alone and records nothing; `--shuffle` runs the files in another order.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { command, PlainError } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { keepFullRun } from './lib/tests/full-run.mjs';
import { beginRun } from './lib/tests/outcome.mjs';
import {
  build,
  checkAll,
  guardSpeed,
  testInBrowser,
  testServerAndScreens,
  weighFirstLoads,
} from './lib/tests/parts.mjs';

/** @typedef {import('./lib/tests/parts.mjs').Run} Run */

/** @type {Record<string, (run: Run, vitest: string[]) => Promise<unknown>>} */
const parts = {
  check: (run, vitest) => checkAll(run, 'full', [], vitest),
  server: (run, vitest) =>
    testServerAndScreens(run, 'full', { args: vitest, projects: ['server-postgres', 'server-embedded'] }),
  screens: (run, vitest) => testServerAndScreens(run, 'full', { args: vitest, projects: ['screens'] }),
  browser: async (run) => {
    await weighFirstLoads(run);
    await testInBrowser(run, 'full');
  },
  speed: (run) => guardSpeed(run),
};

await command(async () => {
  checkNode();
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = asked.find((name) => !(name in parts));
  if (unknown)
    throw new PlainError(`There is no part "${unknown}": name some of ${Object.keys(parts).join(', ')}.`);
  const shuffled = process.argv.includes('--shuffle')
    ? ['--sequence.shuffle.files', `--sequence.seed=${process.env.TEST_SEED ?? Date.now()}`]
    : [];
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
  const run = beginRun();
  const isBuilt = await build(run);
  for (const [name, part] of Object.entries(parts))
    if ((asked.length === 0 || asked.includes(name)) && (isBuilt || name === 'check'))
      await part(run, shuffled);
  const isRecorded = run.isGreen && asked.length === 0;
  if (isRecorded) await keepFullRun(run.found);
  run.end(isRecorded ? ['Recorded in docs/tests/full-run.json: please commit it.'] : []);
});
