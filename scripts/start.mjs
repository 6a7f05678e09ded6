/**
 * `npm start`: starts the server on the data in DATA_DIR. Installs and builds first if needed. With `--version`, names the
 * release; with `--check`, says whether the installation is ready for the public, and exits with 1 where it is not.
 */
import { readFileSync } from 'node:fs';
import { checkNode } from './lib/node24.mjs';
import { checkEntry, inRoot, serverEntry } from './lib/paths.mjs';
import { checkDataFolder, checkPort } from './lib/preflight.mjs';
import { prepareProduct, prepareServer } from './lib/product.mjs';
import { command, say } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

const isVersionAsked = process.argv.includes('--version');
const isCheckAsked = process.argv.includes('--check');

await command(async () => {
  if (isVersionAsked) return say(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version);
  checkNode();
  if (isCheckAsked) {
    await prepareServer();
    return serve(checkEntry);
  }
  checkDataFolder();
  await checkPort();
  await prepareProduct();
  await serve(serverEntry);
});
