/** Paths in the repository, relative to this file, so that the commands work from any folder. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** A program of the server as it is built. @param {string} name */
const built = (name) => inRoot('apps', 'server', 'dist', 'code', `${name}.js`);

export const serverEntry = built('main');
export const checkEntry = built('check');
export const backupEntry = built('backup');
export const restoreEntry = built('restore');
export const verifyEntry = built('verify');
export const moveStorageEntry = built('move-storage');
export const demoEntry = built('demo');
