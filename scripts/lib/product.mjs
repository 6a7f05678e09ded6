/** Installs and builds what the product, or a program of the server, needs to run. */
import { ensurePartBuilt, isPartBuilt } from './build.mjs';
import { newDatabase } from './database-build.mjs';
import { ensureInstalled } from './install.mjs';
import { serverPrograms } from './server-build.mjs';
import { webApp } from './web-build.mjs';

/** Builds what has changed, and installs what the build needs. */
export async function ensureBuilt() {
  for (const part of [webApp, newDatabase, serverPrograms]) await ensurePartBuilt(part);
}

/**
 * Installs and builds what is missing of these parts. An installation for production alone can run them, as long as
 * there is nothing left to build.
 * @param {import('./build.mjs').Part[]} parts
 */
async function prepare(parts) {
  await ensureInstalled({ dev: !parts.every(isPartBuilt) });
  for (const part of parts) await ensurePartBuilt(part);
}

/** For the server with its pages. */
export const prepareProduct = () => prepare([webApp, newDatabase, serverPrograms]);

/** For programs of the server that show no page. */
export const prepareServer = () => prepare([newDatabase, serverPrograms]);
