/**
 * `npm run lighthouse`: what Lighthouse says of the public pages of the demo, on a phone. Exits with 1 when a score
 * is below 95. Lighthouse itself is fetched when this runs: it is as heavy as everything else together.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
  await ensureWebBuilt();
  const { code } = await run(node24(), [inRoot('e2e', 'ask-lighthouse.ts')]);
  process.exitCode = code;
});
