/** `npm run verify [-- FILE]`: checks the evidence of a deal, on any machine, or else all logs of this installation. */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { verifyEntry } from './lib/paths.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: false });
  await serve(verifyEntry);
});
