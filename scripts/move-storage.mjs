/** `npm run move-storage -- FROM TO`: copies the files into another store, whether the server runs or not. */
import { checkNode } from './lib/node24.mjs';
import { moveStorageEntry } from './lib/paths.mjs';
import { prepareServer } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await prepareServer();
  await serve(moveStorageEntry);
});
