/** `npm run promos`: records the demo for the landing page, into apps/web/public/promo. With a name, only that film. */
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
  const { code } = await run(node24(), [inRoot('e2e', 'record-promos.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
