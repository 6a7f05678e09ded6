/** `npm start`: starts the server on the data in DATA_DIR. Installs and builds first if needed. */
import { checkNode } from './lib/node24.mjs';
import { serverEntry } from './lib/paths.mjs';
import { checkDataFolder, checkPort } from './lib/preflight.mjs';
import { prepareProduct } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  checkDataFolder();
  await checkPort();
  await prepareProduct();
  await serve(serverEntry);
});
