/** `npm run build`: builds the web app and the server, if they have changed since the last build. */
import { checkNode } from './lib/node24.mjs';
import { prepareProduct } from './lib/product.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  checkNode();
  await prepareProduct();
});
