/** `npm run demo`: the same server with a believable marketplace, in a folder that is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node24.mjs';
import { demoEntry } from './lib/paths.mjs';
import { portForDemo } from './lib/preflight.mjs';
import { command } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';
import { ensureWebBuilt, isWebBuilt } from './lib/web-build.mjs';

/** Settings of a real installation, which the demo must never touch. */
const real = ['DATABASE_URL', 'STORAGE_URL', 'MAIL_URL', 'ADMIN_PASSWORD', 'SECRET'];

let asked = false;
/** Until the server listens to signals itself, stopping must still remove the folder. */
function leaveOnSignal(/** @type {NodeJS.Signals} */ signal) {
  process.on(signal, () => {
    if (!asked && process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    asked = true;
  });
}

await command(async () => {
  checkNode();
  await ensureInstalled({ dev: !isWebBuilt() });
  await ensureWebBuilt();
  const port = await portForDemo();
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-demo-'));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) leaveOnSignal(signal);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of real) delete process.env[name];
  await serve(demoEntry, { DATA_DIR: folder, ...(port ? { PORT: port } : {}) });
});
