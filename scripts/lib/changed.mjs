/** What `npm test -- --changed` runs: the tests of the nouns that a change touches, and the fast ones. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { PlainError } from './say.mjs';

/** The journeys in the browser that lead through a noun's code, by their names in `e2e`. */
/** @type {Record<string, string[]>} */
export const journeys = {
  accounts: ['accounts-own-account', 'accounts-sign-in', 'accounts-confirm-email'],
  additions: ['deals-story'],
  admin: ['admin'],
  'bank-details': ['credits'],
  brands: ['brands-profile', 'deals-dashboards'],
  blocks: ['castings-story'],
  castings: ['castings-story'],
  comments: ['comments-review-room', 'comments-review-story'],
  creators: ['creators-profile', 'creators-directory'],
  credits: ['credits'],
  deals: ['deals-agreements', 'deals-journey', 'deals-pages', 'deals-story'],
  disputes: ['disputes'],
  drafts: ['deals-journey', 'comments-review-story', 'phone-outbox'],
  files: ['files-location', 'files-frame-accuracy', 'comments-review-room'],
  landing: ['landing-carousel', 'landing', 'landing-promos', 'without-script'],
  messages: ['deals-journey', 'deals-pages', 'phone-outbox'],
  moderation: ['moderation'],
  notifications: ['notifications'],
  payments: ['payments'],
  'payout-runs': ['credits', 'deals-story'],
  payouts: ['credits', 'deals-story', 'disputes'],
  phone: ['phone-offline', 'phone-outbox'],
  portfolio: ['creators-profile'],
  profiles: ['brands-profile', 'creators-profile'],
  proof: ['deals-pages'],
  pushes: ['notifications'],
  rights: ['deals-agreements'],
  samples: ['deals-story'],
  shares: ['shares'],
  subscriptions: ['payments'],
  teams: ['teams'],
  uploads: ['deals-journey', 'phone-outbox'],
};

/** These check every page, whatever has changed, so only a complete `npm test` runs them. */
export const ofEveryPage = [
  'arabic',
  'arabic-screens',
  'budget',
  'first-paint',
  'head',
  'missing-code',
  'readable',
  'screens',
  'starting',
  'whole-loads',
];

/** @param {string} file */
function nounOf(file) {
  return (
    /^packages\/contract\/src\/([^/]+)\//.exec(file)?.[1] ??
    /^apps\/[^/]+\/src\/(?:features|screens)\/([^/]+)\//.exec(file)?.[1]
  );
}

/** All of them together take some seconds, and much of what they hold is found by no name of a file. */
const alwaysRun = /^(?:packages|tools|test)\/|^apps\/web\/.*\.test\.ts$/;
/** But this one starts the product several times, by the scripts. */
const ofScripts = 'test/commands.test.ts';

/**
 * The files of tests that a change of these files may turn red, and the journeys: the tests of the same noun on either
 * side of the wire, those in the folder of a changed file, and those that always run.
 * @param {string[]} changed Paths from the root of the repository.
 * @param {string[]} tests The same, of every test that Vitest runs.
 * @returns {{ tests: string[], journeys: string[] }}
 */
export function reachedBy(changed, tests) {
  // A changed test does not affect the tests beside it.
  const sources = changed.filter((file) => !tests.includes(file));
  const folders = new Set(sources.filter((file) => /^apps\/[^/]+\/src\/.+\//.test(file)).map(dirname));
  const nouns = new Set(sources.map(nounOf).filter((noun) => noun !== undefined));
  const isOfScripts = changed.some((file) => file.startsWith('scripts/'));
  const isReached = (/** @type {string} */ test) => {
    if (test === ofScripts) return isOfScripts;
    const noun = nounOf(test);
    if (alwaysRun.test(test) || changed.includes(test)) return true;
    return (noun !== undefined && nouns.has(noun)) || folders.has(dirname(test));
  };
  const own = changed.map((file) => /^e2e\/([^/]+)\.spec\.ts$/.exec(file)?.[1]);
  const led = [...own, ...[...nouns].flatMap((noun) => journeys[noun] ?? [])];
  return {
    tests: tests.filter(isReached),
    journeys: [...new Set(led.filter((name) => name !== undefined))].sort(),
  };
}

/** Every test that Vitest runs, by path from the root of the repository. */
export const allTests = () =>
  ['packages', 'apps', 'tools/demo', 'tools/demo-art', 'test'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/')),
  );

/**
 * What differs from a revision, with new files and without those that are gone.
 * @param {string} revision
 * @returns {Promise<string[]>}
 */
export async function changedSince(revision) {
  const git = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run('git', args, { quiet: true });
    if (code !== 0) throw new PlainError(`git could not tell what has changed:\n${output.trim()}`);
    return output.split('\n').filter(Boolean);
  };
  return [
    ...(await git('diff', '--name-only', '--diff-filter=d', revision)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}
