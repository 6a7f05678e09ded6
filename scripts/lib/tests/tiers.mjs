/**
 * Which tests run when: `npm test` runs the quick tier before every change, `npm run test:full` everything, when it is
 * due. Every rule, every call on PostgreSQL and every file that a listed check names are quick; processes, films, whole
 * walks and the second database are not. Tests of the browser say that they are quick by the tag `@quick`.
 */
import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** @typedef {'quick' | 'full' | 'any'} Tier */

/** Left to the full run, and why. A name that ends in `/` stands for all files below. */
/** @type {Record<string, string>} */
export const onlyFull = {
  'apps/server/src/fleet/database-crashes.test.ts': 'crashes a database of its own',
  'apps/server/src/fleet/directory.test.ts': 'kills processes',
  'apps/server/src/fleet/job-workers.test.ts': 'kills processes, waits for real locks',
  'apps/server/src/fleet/kills.test.ts': 'kills processes',
  'apps/server/src/fleet/ledger.test.ts': 'kills processes',
  'apps/server/src/fleet/limits.test.ts': 'several processes',
  'apps/server/src/fleet/outage.test.ts': 'takes a database away',
  'apps/server/src/fleet/races.test.ts': '140 races over two processes',
  'apps/server/src/fleet/releases.test.ts': 'builds the last release',
  'apps/server/src/fleet/removed-member.test.ts': 'several processes',
  'apps/server/src/fleet/rolling-restart.test.ts': 'several processes',
  'apps/server/src/fleet/two-processes.test.ts': '1,900 messages over lines that are cut',
  'apps/server/src/fleet/unforeseen-error.test.ts': 'a process that crashes',
  'apps/server/src/fleet/uploads.test.ts': 'kills processes',
  'apps/server/src/features/backups/': 'whole archives, both ways',
  'apps/server/src/older-backups.test.ts': 'restores an archive of each release',
  'apps/server/src/clock.test.ts': 'a clock that jumps, in several processes',
  'apps/server/src/store-away.test.ts': 'takes a store away',
  'apps/server/src/features/deals/negotiation-histories.test.ts': 'random histories',
  'apps/server/src/platform/media/make-proxy.test.ts': 'every frame of ten films',
  'apps/server/src/fuzz.test.ts': 'random requests, beside those of bad-input for every route',
  'apps/server/src/first-start.test.ts': 'starts the product',
  'apps/server/src/features/invoice-mails/invoice-mails.test.ts': 'writes a paper for each mail',
  'apps/server/src/features/creators/directory/directory-answers.test.ts':
    'random questions to both directories',
  'apps/server/src/platform/media/odd-files.test.ts': 'films and pictures as phones make them',
  'apps/server/src/platform/media/films.test.ts': 'films in every container',
  'apps/server/src/features/files/portfolio-films.test.ts': 'films in every container',
  'apps/server/src/features/papers/papers.test.ts': 'every paper in both languages',
  'apps/server/src/features/creators/directory/large-answers.test.ts': 'thousands of creators',
  'apps/server/src/platform/database/additions-migration.test.ts': 'a migration that nobody changes any more',
  'apps/server/src/platform/database/frozen-briefs-migration.test.ts':
    'a migration that nobody changes any more',
  'apps/server/src/platform/database/teams-migration.test.ts': 'a migration that nobody changes any more',
  'apps/server/src/platform/database/waveform-migration.test.ts': 'a migration that nobody changes any more',
  'tools/demo/': 'seeds the demo on the embedded database',
  'test/commands.test.ts': 'starts the product from the command line',
  'test/noun.test.ts': 'compiles and tests a copy of the tree',
};

/** They assert nothing without their large numbers, so `npm run prove` alone runs them. */
export const onlyProve = [
  'apps/server/src/fleet/neighbours.test.ts',
  'apps/server/src/fleet/overload.test.ts',
];

/** Files that run on the embedded database too, in the full run alone. */
export const embeddedInFull = ['src/features/backups/', 'src/idempotency.test.ts'];

/** Screens that people meet on every day, and what holds them together; the others run with their nouns. */
export const quickScreens = [
  'app/guard',
  'features/accounts/forms',
  'features/deals/send-brief/send-brief',
  'features/phone/offline',
  'lib/session',
  'screens/accounts/account/account',
  'screens/admin/lists/lists',
  'screens/castings/castings',
  'screens/castings/choosing',
  'screens/creators/creator-profile/creator-profile',
  'screens/creators/directory/creators',
  'screens/credits/billing',
  'screens/deals/accept/accept-deal',
  'screens/deals/brand-dashboard/brand-dashboard',
  'screens/deals/brand-deal/brand-deal',
  'screens/deals/creator-dashboard/creator-dashboard',
  'screens/deals/creator-deal/chat',
  'screens/deals/creator-deal/deal',
  'screens/deals/creator-deal/submitting',
  'screens/deals/review-room/decisions',
  'screens/deals/review-room/review-room',
  'screens/drafts/uploads',
  'screens/payouts/money',
  'screens/payouts/payouts',
  'screens/shares/share',
  'ui/lightbox',
].map((name) => `apps/web/src/${name}.browser.test.tsx`);

/** Projects of Vitest that need Node alone, and depend on nothing but their code. */
export const pureProjects = ['contract', 'i18n', 'search-index', 'web', 'demo-art', 'house'];

/** The tag of quick tests of the browser. */
export const quickTag = '@quick';

/** Whether a file of Vitest's tests is in the quick tier. @param {string} path From the root of the repository. */
export function isQuick(path) {
  if (onlyProve.includes(path)) return false;
  if (path.endsWith('.browser.test.tsx')) return quickScreens.includes(path);
  return !Object.keys(onlyFull).some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));
}

/**
 * The tier that runs, and the files beside it, as `runners.mjs` hands them on. Whoever starts a runner by hand may run
 * any file.
 */
export const askedFor = () => ({
  tier: /** @type {Tier} */ (process.env.TEST_TIER ?? 'any'),
  also: (process.env.TEST_ALSO ?? '').split(',').filter(Boolean),
});

/** @param {string} path */
const isLeftOut = (path) => {
  const { tier, also } = askedFor();
  if (tier === 'any' || also.includes(path)) return false;
  return tier === 'quick' ? !isQuick(path) : onlyProve.includes(path);
};

/**
 * The files of a workspace that do not run now, from its folder.
 * @param {string} workspace
 * @param {RegExp} name
 */
export const leftOut = (workspace, name) =>
  readdirSync(inRoot(workspace), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file) && !file.includes('node_modules/'))
    .filter((file) => isLeftOut(`${workspace}/${file}`));
