/** On which databases a test of the server runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';
import { askedFor, embeddedInFull } from '../scripts/lib/tests/tiers.mjs';

export type TestDatabase = 'embedded' | 'postgres';

const serverRoot = inRoot('apps', 'server');

/**
 * Differences between the two databases: how statements take turns (the embedded one has a single connection), what
 * a refusal of a constraint looks like, how changes are announced, and how the whole is written to a file and read
 * again. These test files try that, and every call that writes. The other tests of the server run on PostgreSQL
 * alone, which is the quicker one and shows races; on the embedded database the tests of the browser go the same
 * ways.
 */
export const onBoth = [
  'src/constraint-refusals.test.ts',
  'src/features/backups/backups.test.ts',
  'src/idempotency.test.ts',
  'src/platform/database/',
  'src/platform/facts/',
  'src/platform/jobs/',
  'src/testing/',
];

/** They open the embedded database themselves, or start the process that does. */
export const embeddedAlone = ['src/platform/media/', 'src/private-data.test.ts'];

/** Several processes need a database that several can share. */
const severalProcesses = 'src/fleet/';

/** Only `testing` knows which database a run is for: a test that uses nothing of it would do the same thing twice. */
const asksForDatabase = (file: string) =>
  /testing\/|test-database|TEST_DATABASE/.test(readFileSync(join(serverRoot, file), 'utf8'));

/** By the path of a test file from the folder of the server. */
export function databasesOf(file: string): readonly TestDatabase[] {
  const isIn = (places: readonly string[]) => places.some((place) => file.startsWith(place));
  if (isIn([severalProcesses])) return ['postgres'];
  if (isIn(embeddedAlone) || !asksForDatabase(file)) return ['embedded'];
  return isIn(onBoth) ? ['embedded', 'postgres'] : ['postgres'];
}

/** Files that the quick tier tries on PostgreSQL alone. */
const isLeftOut = (file: string) =>
  askedFor().tier === 'quick' && embeddedInFull.some((place) => file.startsWith(place));

/** The test files that do not run on this database, from the folder of the server. */
export const testsNotOn = (database: TestDatabase): string[] =>
  readdirSync(join(serverRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => !databasesOf(file).includes(database) || (database === 'embedded' && isLeftOut(file)));
