/** Every kind of work that the server plans has words on the admin's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const server = join(root, 'apps/server/src');
const texts = readFileSync(join(root, 'apps/web/src/screens/admin/dashboard/job-text.ts'), 'utf8');

const kinds = readdirSync(server, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .flatMap((path) => [
    ...readFileSync(join(server, path), 'utf8').matchAll(/\bjobKind(?:<[^(]*>)?\(\s*'([^']+)'/gu),
  ])
  .map(([, kind = '']) => kind);

test('there are kinds to look at', () => {
  expect(kinds).toContain('mail.send');
});

test.each(kinds)('%s has words', (kind) => {
  expect(texts).toContain(`'${kind}': m.`);
});
