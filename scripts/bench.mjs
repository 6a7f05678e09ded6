/** `npm run bench [-- NAME] [OPTIONS]`: the measurements in bench/, all or one. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: true });
  const { code } = await run(node24(), [inRoot('bench', 'main.ts'), ...process.argv.slice(2)]);
  process.exitCode = code;
});
