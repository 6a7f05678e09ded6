/** A market has a name of its own: neither texts nor what people get names the product (rules/market#name). */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { formsOf, ofPages, ofPapers, readMessages } from '../scripts/lib/text-files.mjs';

const root = resolve(import.meta.dirname, '..');

test('no text names the product', () => {
  const named = [ofPages, ofPapers].flatMap((catalogue) =>
    ['en', 'ar'].flatMap((locale) =>
      readMessages(locale, catalogue)
        .filter(({ message }) => formsOf(message).some(({ text }) => /briefcast|بريف ?كاست/iu.test(text)))
        .map(({ key }) => `${locale} ${key}`),
    ),
  );
  expect(named, 'Write {market}.').toEqual([]);
});

/** Sources of lines for the operator alone, on the terminal and in headers, and of the name before there is one. */
const aboutTheProduct = [
  'apps/server/src/features/backups/check-backup.ts',
  'apps/server/src/features/backups/restore-backup.ts',
  'apps/server/src/features/einvoices/post-webhook.ts',
  'apps/server/src/features/link-previews/safe-fetch.ts',
  'apps/server/src/platform/config.ts',
  'apps/server/src/platform/database/database-room.ts',
  'apps/server/src/platform/database/embedded.ts',
  'apps/server/src/platform/database/migrate.ts',
  'apps/server/src/platform/private-files.ts',
  'apps/server/src/run.ts',
  'packages/i18n/src/market-name.js',
];

test('no source names the product but where the operator alone reads it', () => {
  const files = globSync('{apps,packages}/*/{src,build,public}/**/*.{ts,tsx,js,typ,svg,css,html,json}', {
    cwd: root,
  })
    .concat('apps/web/index.html')
    .filter((file) => !/\.test\.tsx?$|\/testing\/|sample-/u.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const named = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('Briefcast'));
  expect(named.sort()).toEqual(aboutTheProduct);
});
