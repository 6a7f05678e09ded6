/** The packages of the lock file by their licences, and which licences may be among them. */
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** They ask for no more than to be named, or, like libvips and libheif in NOTICE, to stay replaceable. */
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
  'OFL-1.1',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
]);

/** Of what only builds and tests, and is handed to nobody. */
const inDevelopment = new Set([...inProduct, 'MPL-2.0', 'PSF-2.0', 'Zlib']);

/** Packages that do not say it where npm looks, by what stands in their files. */
const readByHand = new Map([
  ['busboy@1.6.0', 'MIT'],
  ['streamsearch@1.1.0', 'MIT'],
  ['humanize-number@0.0.2', 'MIT'],
  ['busboy@1.6.0', 'MIT'],
  ['streamsearch@1.1.0', 'MIT'],
  ['@inlang/plugin-message-format@4.4.4', 'MIT'],
  ['sqlite-wasm-kysely@0.3.0', 'MIT'],
]);

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
    const licence = license ?? readByHand.get(`${name}@${version}`) ?? 'none';
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
export function isLicenceAllowed({ licence, isDevelopment }) {
  const allowed = isDevelopment ? inDevelopment : inProduct;
  return licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one)));
}
