/** Reads who imports whom, from the sources themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './paths.mjs';

/**
 * Imports of every file: files of the repository as paths from its root, packages by their name.
 * @typedef {Map<string, string[]>} Imports
 */

const roots = [
  'packages/contract/src',
  'packages/contract/generated',
  'packages/i18n/src',
  'packages/search-index/src',
  'apps/server/src',
  'apps/web/src',
  'tools/demo',
  'tools/demo-art',
];
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);
const isSource = (/** @type {string} */ name) =>
  /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name) && !isTest(name);

const samples = /^apps\/server\/src\/features\/([^/]+)\/samples(?:\/[^/]+)?\.ts$/u;

/**
 * The feature whose routes a file describes to the tests: its `samples.ts`, or a file of its folder `samples`; undefined
 * for other files.
 * @param {string} file
 */
export const sampledFeature = (file) => samples.exec(file)?.[1];

/** @param {string} folder @param {(name: string) => boolean} isWanted @returns {string[]} */
function filesBelow(folder, isWanted) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, isWanted);
    return isWanted(entry.name) ? [path] : [];
  });
}

/** `import … from`, `export … from` and `import '…'` stand at the start of a line; `import('…')` anywhere. */
const statement = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
/** What is loaded with a file: no types, and nothing that is imported later. */
const loaded = /^(?:import|export)\b(?!\s+type\b)(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;
const commentLine = /^\s*(?:\/\/|\*|\/\*).*$/gm;

/** @param {readonly RegExp[]} patterns @param {string} source */
function matchesOf(patterns, source) {
  const code = source.replace(commentLine, '');
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

/** Every specifier that a source names. @param {string} source */
export const specifiersIn = (source) => matchesOf([statement, dynamic], source);

/** Every specifier that is loaded together with a source. @param {string} source */
export const loadedBy = (source) => matchesOf([loaded], source);

/** The file or package that a specifier means in a file. @param {string} file @param {string} specifier */
export function targetOf(file, specifier) {
  if (specifier === '@briefcast/contract') return 'packages/contract/src/index.ts';
  // Plain JavaScript, as the compiled texts import it (packages/i18n/package.json).
  if (specifier === '@briefcast/i18n/market-name') return 'packages/i18n/src/market-name.js';
  // The compiled texts are made, and import nothing else of the house.
  if (/^@briefcast\/i18n\/(messages|groups\/)/u.test(specifier) || specifier.startsWith('#texts/'))
    return specifier;
  const [, name, inPackage] = specifier.match(/^@briefcast\/(contract|i18n|search-index)\/(.+)$/) ?? [];
  if (name) return `packages/${name}/src/${inPackage}.ts`;
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return (
    candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate))) ?? path
  );
}

/** @param {string} path */
const sourceOf = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string[]} files @param {(source: string) => string[]} specifiersOf @returns {Imports} */
const importsOf = (files, specifiersOf) =>
  new Map(
    files.map((file) => [file, specifiersOf(sourceOf(file)).map((specifier) => targetOf(file, specifier))]),
  );

/**
 * The imports of the contract, the server, the web app and the demo's drawings; tests are left out, as they may reach
 * anywhere.
 */
export const readImports = () =>
  importsOf(
    roots.flatMap((folder) => filesBelow(folder, isSource)),
    specifiersIn,
  );

/** Static imports of every file, tests included. */
export const readLoads = () =>
  importsOf(
    roots.flatMap((folder) => filesBelow(folder, (name) => isSource(name) || isTest(name))),
    loadedBy,
  );

/** The files and packages that are loaded when a file is started, with all that these load. @param {string} entry */
export function loadedFrom(entry) {
  const found = new Set([entry]);
  for (const file of found) {
    if (!isSource(file)) continue;
    for (const specifier of loadedBy(sourceOf(file))) found.add(targetOf(file, specifier));
  }
  return found;
}

/** The first circle of imports, as the files on it; undefined when there is none. @param {Imports} imports */
export function findCircle(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} file @returns {string[] | undefined} */
  function visit(file) {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const circle = imports.has(target) ? visit(target) : undefined;
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}
