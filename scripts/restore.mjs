/** `npm run restore -- FILE`: a backup into an empty installation. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { restoreEntry } from './lib/paths.mjs';
import { checkDataFolder } from './lib/preflight.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  checkDataFolder();
  await ensureInstalled({ dev: false });
  await serve(restoreEntry);
});
