/** The licences of the lock file's packages, and which licences are allowed. */
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * They require no more than attribution, or, like libvips and libheif in NOTICE, that the library stays
 * replaceable.
 */
const inProduct = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
]);

/** For packages that only build and test, and are not distributed. */
const inDevelopment = new Set([...inProduct, 'MPL-2.0', 'PSF-2.0', 'Zlib']);

/** Licences of packages that state none to npm, or not as an SPDX expression; read from their files. */
const readByHand = new Map([
  ['ibantools@4.5.4', 'MIT'],
  ['busboy@1.6.0', 'MIT'],
  ['streamsearch@1.1.0', 'MIT'],
  ['humanize-number@0.0.2', 'MIT'],
  ['busboy@1.6.0', 'MIT'],
  ['streamsearch@1.1.0', 'MIT'],
  ['@inlang/plugin-message-format@4.4.4', 'MIT'],
  ['sqlite-wasm-kysely@0.3.0', 'MIT'],
]);

/** Packages whose own files stay under a licence that asks for their source; each is left as installed, and told of in NOTICE. */
const byName = new Map([['web-push', 'MPL-2.0']]);

/**
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} licence An SPDX expression; `none` where nobody says.
 * @property {boolean} isDevelopment Only builds or tests.
 */

/**
 * @param {Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }>} packages As the lock file has them, by path.
 * @returns {LockedPackage[]}
 */
export function packagesOf(packages) {
  return Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link) return [];
    const licence = readByHand.get(`${name}@${version}`) ?? license ?? 'none';
    return [{ name, version, licence, isDevelopment: dev === true }];
  });
}

/** Every package of the lock file, whatever system it is for. */
export const lockedPackages = () =>
  packagesOf(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages);

/**
 * Whether the licence may be where the package is: of alternatives one is enough, of several that hold together each
 * has to be.
 * @param {LockedPackage} package_
 */
export function isLicenceAllowed({ name, licence, isDevelopment }) {
  if (byName.get(name) === licence) return true;
  const allowed = isDevelopment ? inDevelopment : inProduct;
  return licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one)));
}
