/** `npm run restore -- FILE`: restores a backup into an empty installation. */
import { checkNode } from './lib/node24.mjs';
import { restoreEntry } from './lib/paths.mjs';
import { checkDataFolder } from './lib/preflight.mjs';
import { prepareServer } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  checkDataFolder();
  await prepareServer();
  await serve(restoreEntry);
});
