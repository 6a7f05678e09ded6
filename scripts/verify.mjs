/** `npm run verify [-- FILE]`: checks the evidence of a deal, on any machine, or else all logs of this installation. */
import { checkNode } from './lib/node24.mjs';
import { verifyEntry } from './lib/paths.mjs';
import { prepareServer } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await prepareServer();
  await serve(verifyEntry);
});
