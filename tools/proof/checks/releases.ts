/** Which releases run on which tables. */
import { type Check, inServer } from '../lib/check.ts';

const migrate = 'platform/database/migrate.ts';
const migrateTest = 'platform/database/migrate.test.ts';

export const releases: readonly Check[] = [
  inServer({
    promise: 'Only the release that the tables suit runs on newer ones',
    file: migrate,
    text: ' && !isOlder(version, change.suits)',
    tests: [migrateTest],
  }),
  inServer({
    promise: 'Two states of one release do not run on each other’s tables',
    file: migrate,
    text: 'isOlder(version, change.version) && ',
    tests: [migrateTest],
  }),
  inServer({
    promise: 'A migration leaves nothing behind where it fails',
    file: 'platform/database/run-migration.ts',
    text: '    await db.execute(sql`rollback`);\n',
    tests: ['platform/database/run-migration.test.ts'],
  }),
];
