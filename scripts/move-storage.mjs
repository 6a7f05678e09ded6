/** `npm run move-storage -- FROM TO`: the files into another store, while the server runs or not. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { moveStorageEntry } from './lib/paths.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: false });
  await serve(moveStorageEntry);
});
