/** `npm run backup -- FILE`: database and files in one archive, whether the server runs or not. */
import { checkNode } from './lib/node24.mjs';
import { backupEntry } from './lib/paths.mjs';
import { prepareServer } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await prepareServer();
  await serve(backupEntry);
});
