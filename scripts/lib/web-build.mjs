/** Builds the web app when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { node24 } from './node24.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError, say } from './say.mjs';

const web = inRoot('apps', 'web');
const dist = join(web, 'dist');
const mark = '.source-hash';

/** Everything that the built app depends on. */
const sources = [
  join(web, 'src'),
  join(web, 'public'),
  join(web, 'build'),
  join(web, 'index.html'),
  join(web, 'vite.config.ts'),
  join(web, 'package.json'),
  join(web, 'tsconfig.json'),
  inRoot('packages', 'contract', 'src'),
  inRoot('packages', 'i18n', 'src'),
  inRoot('packages', 'i18n', 'texts'),
  inRoot('packages', 'i18n', 'package.json'),
  inRoot('tsconfig.base.json'),
  inRoot('package-lock.json'),
];

/**
 * Every file at or below a path; tests are no part of what is built.
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
      .flatMap((entry) => (entry.isDirectory() ? filesAt(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesAt).sort()) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/** Whether the built app is the one of the present sources. Needs no installed package. */
export function isWebBuilt() {
  const file = join(dist, mark);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash();
}

/**
 * Makes sure that `apps/web/dist` is the app of the present sources: `client` for browsers, `server` for the
 * process that renders its public pages. It is built beside and swapped in
 * whole, so that an interrupted build leaves the last one, and a running server never misses a file.
 */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  say('Building the web app …');
  const hash = sourceHash();
  const built = inRoot('.cache', `web-${process.pid}`);
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const build = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run(node24(), [join(vite, 'bin', 'vite.js'), 'build', ...args], {
      cwd: web,
      quiet: true,
    });
    if (code !== 0) throw new PlainError(`The web app could not be built:\n\n${output.trim()}`);
  };
  await build('--outDir', join(built, 'client'), '--emptyOutDir');
  // The second names the files of the first.
  await build('--ssr', 'src/entry-server.tsx', '--outDir', join(built, 'server'), '--emptyOutDir');
  writeFileSync(join(built, mark), hash);
  const old = `${built}-old`;
  mkdirSync(dist, { recursive: true });
  renameSync(dist, old);
  renameSync(built, dist);
  rmSync(old, { recursive: true, force: true });
}
