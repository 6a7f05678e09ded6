/**
 * `npm run check`: form, types, unused code, rules, texts, pure tests and the house, with Node alone; nothing is installed
 * on the system.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { command } from './lib/say.mjs';
import { beginRun } from './lib/tests/outcome.mjs';
import { checkAll } from './lib/tests/parts.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  const run = beginRun();
  await checkAll(run, 'quick');
  run.end();
});
