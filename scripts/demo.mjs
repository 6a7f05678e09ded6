/** `npm run demo`: the same server with a demo marketplace, in a folder that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode } from './lib/node24.mjs';
import { demoEntry } from './lib/paths.mjs';
import { portForDemo } from './lib/preflight.mjs';
import { prepareProduct } from './lib/product.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

/** Variables of a real installation, which the demo must never use. */
const real = ['DATABASE_URL', 'STORAGE_URL', 'MAIL_URL', 'ADMIN_PASSWORD', 'SECRET'];

let asked = false;
/** Removes the folder on a signal until the server handles signals itself. */
function leaveOnSignal(/** @type {NodeJS.Signals} */ signal) {
  process.on(signal, () => {
    if (!asked && process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    asked = true;
  });
}

await command(async () => {
  checkNode();
  await prepareProduct();
  const port = await portForDemo();
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-demo-'));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) leaveOnSignal(signal);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of real) delete process.env[name];
  await serve(demoEntry, { DATA_DIR: folder, ...(port ? { PORT: port } : {}) });
});
