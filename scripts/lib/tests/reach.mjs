/** Which tests a change may turn red, nearest first: by names of files, by nouns, and by imports. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readLoads, sampledFeature } from '../imports.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';
import { PlainError } from '../say.mjs';

/** They gather what all features declare: everything is reached through them, so nothing is told by them. */
const gathering =
  /^apps\/server\/src\/(?:app|features|parts|testing\/harness)\.ts$|^packages\/contract\/(?:src|generated)\/[^/]+\.ts$|^apps\/web\/src\/app\//u;

/** Imports the samples of all features by the names of their files. */
const gathersSamples = 'apps/server/src/testing/route-samples/all-samples.ts';

/** @param {string} file */
function nounOf(file) {
  return (
    /^packages\/contract\/src\/([^/]+)\//u.exec(file)?.[1] ??
    /^apps\/[^/]+\/src\/(?:features|screens|parts)\/([^/]+)\//u.exec(file)?.[1] ??
    /^packages\/i18n\/texts\/[a-z]+\/(?:papers\/)?([^/]+)\.json$/u.exec(file)?.[1] ??
    // Journeys are named after their noun.
    /^e2e\/([a-z]+)/u.exec(file)?.[1]
  );
}

/** The files that load one of these, directly or through others. @param {readonly string[]} changed */
function loadersOf(changed) {
  /** @type {Map<string, string[]>} */
  const loaders = new Map();
  const loads = readLoads();
  for (const [file, targets] of loads)
    if (!gathering.test(file))
      for (const target of targets) loaders.set(target, [...(loaders.get(target) ?? []), file]);
  for (const file of loads.keys()) if (sampledFeature(file)) loaders.set(file, [gathersSamples]);
  const found = new Set(changed);
  for (const file of found) for (const loader of loaders.get(file) ?? []) found.add(loader);
  return found;
}

/**
 * The tests that these changes reach: those that changed, those of the same noun on either side of the wire and those
 * in the folder of a changed file, those that load one, and the journeys of the noun.
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @param {readonly string[]} tests Those among which to look.
 * @returns {string[]} In this order.
 */
export function reachedBy(changed, tests) {
  // A changed test does not affect the tests beside it.
  const sources = changed.filter((file) => !tests.includes(file));
  const folders = new Set(sources.filter((file) => /^apps\/[^/]+\/src\/.+\//u.test(file)).map(dirname));
  const nouns = new Set(sources.map(nounOf).filter((noun) => noun !== undefined));
  const loaders = loadersOf(sources);
  const isJourney = (/** @type {string} */ test) => test.endsWith('.spec.ts');
  const isNear = (/** @type {string} */ test) => {
    const noun = nounOf(test);
    return (noun !== undefined && nouns.has(noun)) || folders.has(dirname(test));
  };
  const inOrder = [
    ...tests.filter((test) => changed.includes(test)),
    ...tests.filter((test) => !isJourney(test) && isNear(test)),
    ...tests.filter((test) => loaders.has(test)),
    ...tests.filter((test) => isJourney(test) && isNear(test)),
  ];
  return [...new Set(inOrder)];
}

/** @param {string} folder @param {RegExp} name */
const filesIn = (folder, name) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file) && !file.includes('node_modules/'));

/** Every file of tests, of both runners, from the root of the repository. */
export const allTests = () =>
  [
    ...['packages', 'apps', 'tools/demo', 'tools/demo-art', 'test'].flatMap((folder) =>
      filesIn(folder, /\.test\.tsx?$/u),
    ),
    ...filesIn('e2e', /\.spec\.ts$/u),
  ].sort();

/** The lines that git prints; null where it fails. @param {string[]} args */
export async function gitLines(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : null;
}

/**
 * Returns the files that differ from a revision, with new ones and without deleted ones.
 * @param {string} revision
 * @returns {Promise<string[]>}
 */
export async function changedSince(revision) {
  const changed = await gitLines('diff', '--name-only', '--diff-filter=d', revision);
  const fresh = await gitLines('ls-files', '--others', '--exclude-standard');
  if (!changed || !fresh) throw new PlainError(`git could not tell what has changed since ${revision}.`);
  return [...changed, ...fresh];
}
