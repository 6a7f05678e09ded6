/** Builds a part of the product when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { node24 } from './node24.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError, say } from './say.mjs';

const mark = '.source-hash';

/**
 * @typedef {object} Part
 * @property {string} name What people call it.
 * @property {string} folder Its own; the build is its folder `dist`.
 * @property {string[]} sources Files and folders: everything that the build depends on.
 * @property {RegExp} isSource Which files in these folders.
 * @property {() => Promise<void>} [prepare] Makes what it is built of and is made itself.
 * @property {(into: string) => string[][]} commands What Node 24 runs in the folder, one after the other.
 */

/**
 * Every file at or below a path; tests are no part of what is built.
 * @param {string} path
 * @param {RegExp} isSource
 * @returns {string[]}
 */
function filesAt(path, isSource) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return filesAt(join(path, entry.name), isSource);
      const isBuilt = isSource.test(entry.name) && !/\.test\.tsx?$/.test(entry.name);
      return isBuilt ? [join(path, entry.name)] : [];
    });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** @param {Part} part */
function sourceHash({ sources, isSource }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => filesAt(path, isSource)).sort()) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/**
 * Whether what is built is of the present sources. Needs no installed package.
 * @param {Part} part
 */
export function isPartBuilt(part) {
  const file = join(part.folder, 'dist', mark);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash(part);
}

/**
 * Makes sure that `dist` is of the present sources. It is built beside and swapped in whole, so that an interrupted
 * build leaves the last one, and a running server never misses a file.
 * @param {Part} part
 */
export async function ensurePartBuilt(part) {
  if (isPartBuilt(part)) return;
  say(`Building the ${part.name} …`);
  const hash = sourceHash(part);
  const dist = join(part.folder, 'dist');
  mkdirSync(dist, { recursive: true });
  const built = inRoot('.cache', `${part.name.replaceAll(' ', '-')}-${process.pid}`);
  await part.prepare?.();
  for (const args of part.commands(built)) {
    const { code, output } = await run(node24(), args, { cwd: part.folder, quiet: true });
    if (code !== 0) throw new PlainError(`The ${part.name} could not be built:\n\n${output.trim()}`);
  }
  writeFileSync(join(built, mark), hash);
  const old = `${built}-old`;
  renameSync(dist, old);
  renameSync(built, dist);
  rmSync(old, { recursive: true, force: true });
}
