/** `npm start`: starts the server on the data in DATA_DIR. Installs and builds first if needed. With `--version`, names the release. */
import { readFileSync } from 'node:fs';
import { checkNode } from './lib/node24.mjs';
import { inRoot, serverEntry } from './lib/paths.mjs';
import { checkDataFolder, checkPort } from './lib/preflight.mjs';
import { prepareProduct } from './lib/product.mjs';
import { command, say } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

const isVersionAsked = process.argv.includes('--version');

await command(async () => {
  if (isVersionAsked) return say(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version);
  checkNode();
  checkDataFolder();
  await checkPort();
  await prepareProduct();
  await serve(serverEntry);
});
