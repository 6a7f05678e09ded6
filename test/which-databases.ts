/** On which databases a test of the server runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';

export type TestDatabase = 'embedded' | 'postgres';

const serverRoot = inRoot('apps', 'server');

/**
 * What these try is decided before a statement is sent, or by something else: who may call, what HTTP, storage, the
 * clock and the programs for media do, other people's servers. Once is enough; PostgreSQL is the quicker one.
 */
export const besideTheDatabase = [
  'src/access-matrix.test.ts',
  'src/answer-headers.test.ts',
  'src/bad-input.test.ts',
  'src/clock.test.ts',
  'src/full-disk.test.ts',
  'src/hardening.test.ts',
  'src/inside-addresses.test.ts',
  'src/odd-requests.test.ts',
  'src/features/accounts/own-account.test.ts',
  'src/features/accounts/own-two-factor.test.ts',
  'src/features/backups/move-files.test.ts',
  'src/features/admin/admins.test.ts',
  'src/features/creators/link-card/',
  'src/features/creators/directory/large-answers.test.ts',
  'src/features/deals/proposals.test.ts',
  'src/features/deals/several-and-templates.test.ts',
  'src/features/files/clean-file.test.ts',
  'src/features/files/clean-old-films.test.ts',
  'src/features/files/download-all.test.ts',
  'src/features/files/downloads.test.ts',
  'src/features/files/media.test.ts',
  'src/features/files/serve-bytes.test.ts',
  'src/features/files/watching.test.ts',
  'src/features/link-previews/',
  'src/features/live/many-streams.test.ts',
  'src/features/notifications/bundles.test.ts',
  'src/features/notifications/mail.test.ts',
  'src/features/personal-data/own-data.test.ts',
  'src/features/system/',
  'src/platform/http/',
  'src/platform/log.test.ts',
  'src/platform/storage/',
];

/**
 * Their ways are walked by the tests of the browser, too, whose server has the embedded database; what it does with
 * every call that writes is tried by idempotency.test.ts and fuzz.test.ts.
 */
export const walkedInTheBrowser = [
  'src/features/comments/comments.test.ts',
  'src/features/drafts/',
  'src/features/shares/',
  'src/features/team/',
  'src/features/uploads/',
];

/** They open the embedded database themselves, or start the process that does. */
export const embeddedAlone = ['src/platform/media/', 'src/private-data.test.ts'];

/** Several processes need a database that several can share. */
const severalProcesses = 'src/fleet/';

/** Only `testing` knows which database a run is for: a test that uses nothing of it would do the same thing twice. */
const asksForDatabase = (file: string) =>
  /testing\/|TEST_DATABASE/.test(readFileSync(join(serverRoot, file), 'utf8'));

/** By the path of a test file from the folder of the server. */
export function databasesOf(file: string): readonly TestDatabase[] {
  const isIn = (places: readonly string[]) => places.some((place) => file.startsWith(place));
  if (isIn([severalProcesses])) return ['postgres'];
  if (isIn(embeddedAlone) || !asksForDatabase(file)) return ['embedded'];
  return isIn([...besideTheDatabase, ...walkedInTheBrowser]) ? ['postgres'] : ['embedded', 'postgres'];
}

/** The test files that do not run on this database, from the folder of the server. */
export const testsNotOn = (database: TestDatabase): string[] =>
  readdirSync(join(serverRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => !databasesOf(file).includes(database));
