/**
 * `npm run day`: does twelve tasks of a working day in the demo and counts presses, fields, scrolled pixels and seconds,
 * written to docs/day.md. With words, it does the tasks of these names and writes nothing.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  await ensureTestPrograms();
  const { code } = await run(node24(), [inRoot('e2e', 'measure-day.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
