/** `npm run backup -- FILE`: database and files in one archive, while the server runs or not. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { backupEntry } from './lib/paths.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: false });
  await serve(backupEntry);
});
