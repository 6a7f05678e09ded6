/** Makes the new embedded database that a first start unpacks (apps/server/src/platform/database/new-database.ts). */
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const source = inRoot('apps', 'server', 'src', 'platform', 'database');

/** @type {import('./build.mjs').Part} */
export const newDatabase = {
  name: 'new database',
  folder: inRoot('apps', 'server', 'database'),
  sources: [
    join(source, 'migrations'),
    ...['migrate', 'own-migrations', 'run-migration', 'upgrades', 'embedded'].map((name) =>
      join(source, `${name}.ts`),
    ),
    join(source, 'make-new-database.ts'),
    inRoot('package-lock.json'),
  ],
  isSource: /\.(ts|json|sql)$/,
  commands: (into) => [[join(source, 'make-new-database.ts'), into]],
};
