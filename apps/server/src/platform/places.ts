/** Where the server's own files are, whether it runs from its sources or from its build. */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server's folder: two above this file, and above every file of the build (apps/server/rolldown.config.ts). */
const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the whole repository, of which an image carries a part. */
export const repositoryFolder = join(serverFolder, '..', '..');

/** Whether the server runs from its build. */
export const isBuilt = import.meta.filename.endsWith('.js');

/** A file that is read at run time and not part of the build, such as a template or a font, by its path below `src`. */
export const ownFile = (path: string): string => join(serverFolder, 'src', path);

/** A program for a process or thread of its own, by its path below `src`; in the build it is beside this file. */
export const ownProgram = (path: string): string =>
  isBuilt ? join(import.meta.dirname, `${basename(path, '.ts')}.js`) : ownFile(path);

/** The folder of the built web app. */
export const builtWeb = join(repositoryFolder, 'apps', 'web', 'dist');

/** A new embedded database, as the build leaves it (database/new-database.ts). */
export const builtDatabase = join(serverFolder, 'database', 'dist', 'new.tar.gz');
