/** `npm start`: the server, on the data under DATA_DIR. Installs and builds first where needed. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { serverEntry } from './lib/paths.mjs';
import { checkDataFolder, checkPort } from './lib/preflight.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';
import { ensureWebBuilt, isWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  checkNode();
  checkDataFolder();
  await checkPort();
  // An installation for production alone can start, as long as there is nothing left to build.
  await ensureInstalled({ dev: !isWebBuilt() });
  await ensureWebBuilt();
  await serve(serverEntry);
});
