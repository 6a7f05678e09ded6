/** `npm run rehearse [-- OPTIONS]`: everything that production has, on this machine, and one fault after the other. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';
import { ensureRehearsalPrograms } from './lib/system-packages.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureRehearsalPrograms();
  await ensureBuilt();
  const { code } = await run(node24(), [inRoot('tools', 'rehearse', 'main.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
