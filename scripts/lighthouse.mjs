/**
 * `npm run lighthouse`: Lighthouse scores of the demo's public pages, as on a phone. Exits with 1 if a score
 * is below 95. Lighthouse itself is downloaded for each run, because it is as large as all other packages
 * together.
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
  await ensureTestPrograms();
  await ensureBuilt();
  const { code } = await run(node24(), [inRoot('e2e', 'ask-lighthouse.ts')]);
  process.exitCode = code;
});
