/**
 * `npm run weigh`: measures what each kind of first load requests over a slow connection, written to
 * docs/weight.md. With names of pages, it prints those and writes nothing. With `--keep`, it keeps the weights of first
 * loads that `npm test` holds.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { keepWeights } from './lib/tests/first-loads.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  if (process.argv.includes('--keep')) return keepWeights();
  await ensureTestPrograms();
  const { code } = await run(node24(), [inRoot('e2e', 'weigh.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
