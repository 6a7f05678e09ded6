/** `npm run bench [-- NAME] [OPTIONS]`: the measurements in tools/bench, all or one. */
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
  // The review room is measured in a browser, videos with ffmpeg.
  await ensureTestPrograms();
  await ensureBuilt();
  const { code } = await run(node24(), [inRoot('tools', 'bench', 'main.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
