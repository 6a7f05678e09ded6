/** Installs the npm packages if they are missing or differ from the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ensureMadeSources } from './made-sources.mjs';
import { node24 } from './node24.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError, say } from './say.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether every package of the lock file is among the installed ones, in its version.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 * @param {{ dev: boolean }} needs Whether the packages for building and testing are needed too.
 */
export const matchesLock = (locked, installed, { dev }) =>
  Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && !dev) return true;
    const found = installed[path];
    return found !== undefined && found.version === wanted.version && found.link === wanted.link;
  });

/**
 * npm writes down at the end of an install what it installed. Comparing that, and not times, survives a
 * `git checkout` and notices an install that was broken off.
 * @param {{ dev: boolean }} needs
 */
function isInstalled(needs) {
  const record = inRoot('node_modules', '.package-lock.json');
  return (
    existsSync(record) && matchesLock(packagesIn(inRoot('package-lock.json')), packagesIn(record), needs)
  );
}

/** npm runs on the system's Node, because the one inside node_modules is about to be replaced. */
function environmentForNpm() {
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return { ...process.env, PATH: paths.join(delimiter) };
}

/**
 * Makes sure that the packages are installed and the made sources there, saying so when that takes a while.
 * @param {{ dev: boolean }} needs
 */
export async function ensureInstalled(needs) {
  if (!isInstalled(needs)) await install();
  node24();
  // They change without an installation, and npm may be configured to run no scripts.
  await ensureMadeSources();
}

async function install() {
  const first = !existsSync(inRoot('node_modules'));
  say(first ? 'Installing packages (once; about a minute) …' : 'Installing changed packages …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { env: environmentForNpm(), quiet: true });
  if (code !== 0) throw new PlainError(`${explain(output)}\n\nnpm said:\n${output.trim()}`);
}

/** @param {string} output */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'The packages could not be downloaded: npm could not reach its registry. Is this machine online?';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `The packages could not be written. May this user write to ${inRoot()}?`;
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be written: the disk is full.';
  return 'The packages could not be installed.';
}
