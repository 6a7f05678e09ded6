/**
 * Weight of each screen's first load, by the manifest of the built web app: kept in
 * `docs/tests/first-loads.json`, with room for what a day's work weighs. No browser is needed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths.mjs';

/** How much heavier than kept a first load may be. */
const room = 1.05;
const keptFile = inRoot('docs', 'tests', 'first-loads.json');
const client = inRoot('apps', 'web', 'dist', 'client');

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[], isDynamicEntry?: boolean }>} Manifest */

/**
 * The weights of a build, in bytes after gzip: of every file by its name without its hash, and for every screen and
 * frame of screens, which of these it needs at once.
 * @typedef {object} Weights
 * @property {Record<string, number>} files
 * @property {Record<string, string[]>} loads
 */

/** @param {string} file */
const nameOf = (file) => file.replace(/^.*\//u, '').replace(/-[\w-]{8}(?=\.\w+$)/u, '');

/** @param {Manifest} manifest @param {string} module @param {Set<string>} [found] */
function filesOf(manifest, module, found = new Set()) {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * @param {Manifest} manifest
 * @param {(file: string) => number} bytesOf
 * @returns {Weights}
 */
export function weigh(manifest, bytesOf) {
  /** @type {Record<string, number>} */
  const files = {};
  const named = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  // Two parts of the same name are one line.
  for (const file of [...named].sort()) files[nameOf(file)] = (files[nameOf(file)] ?? 0) + bytesOf(file);
  const screens = Object.keys(manifest)
    .filter((module) => /^src\/(?:app|screens)\/.*\.tsx$/u.test(module) && manifest[module]?.isDynamicEntry)
    .sort();
  const loads = screens.map((screen) => {
    const needed = filesOf(manifest, screen, filesOf(manifest, 'index.html'));
    return [screen, [...new Set([...needed].map(nameOf))].sort()];
  });
  return { files, loads: Object.fromEntries(loads) };
}

/** @param {Weights} weights @param {string} screen */
const sum = ({ files, loads }, screen) =>
  (loads[screen] ?? []).reduce((all, name) => all + (files[name] ?? 0), 0);

/**
 * The screens that became too heavy, a text each: by how much, and by which files.
 * @param {Weights} kept @param {Weights} now
 */
export const tooHeavy = (kept, now) =>
  Object.keys(now.loads)
    .filter((screen) => kept.loads[screen] && sum(now, screen) > sum(kept, screen) * room)
    .map((screen) => {
      const before = new Set(kept.loads[screen]);
      const grown = (now.loads[screen] ?? [])
        .map((name) => ({
          name,
          by: (now.files[name] ?? 0) - (before.has(name) ? (kept.files[name] ?? 0) : 0),
        }))
        .filter(({ by }) => by > 0)
        .sort((one, other) => other.by - one.by)
        .slice(0, 3)
        .map(({ name, by }) => `${name} ${before.has(name) ? 'grew' : 'is new'} by ${by}`);
      return `${screen} loads ${sum(now, screen)} bytes, kept ${sum(kept, screen)}: ${grown.join(', ')}`;
    });

/** @returns {Weights} */
export function weighBuild() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  return weigh(manifest, (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length);
}

/** @returns {Weights | null} */
export const keptWeights = () => (existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : null);

/** Keeps the weights of the present build. */
export const keepWeights = () => writeFileSync(keptFile, `${JSON.stringify(weighBuild(), null, 1)}\n`);
