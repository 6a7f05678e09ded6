/** Places in the repository, found from this file so that the commands work from any folder. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

export const serverEntry = inRoot('apps', 'server', 'src', 'main.ts');
export const backupEntry = inRoot('apps', 'server', 'src', 'backup.ts');
export const restoreEntry = inRoot('apps', 'server', 'src', 'restore.ts');
export const verifyEntry = inRoot('apps', 'server', 'src', 'verify.ts');
export const moveStorageEntry = inRoot('apps', 'server', 'src', 'move-storage.ts');
export const demoEntry = inRoot('apps', 'server', 'src', 'demo', 'main.ts');
