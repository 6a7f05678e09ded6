/**
 * Modules that the server does not load before somebody needs them: each of these costs every start time and
 * memory.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { loadedBy, loadedFrom } from '../scripts/lib/imports.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';

const heavy =
  /^(sharp|stripe|heic-decode|undici|nodemailer|@scalar\/|@aws-sdk\/|@smithy\/|@electric-sql\/|@myriaddreamin\/|@zxcvbn-ts\/)/;

it('finds what is loaded, and neither types nor what is imported later', () => {
  const source = [
    "import type { A } from 'a';",
    "import { type B, c } from 'b';",
    "import 'd';",
    "export { e } from 'e';",
    "const f = await import('f');",
  ].join('\n');
  expect(loadedBy(source)).toEqual(['b', 'd', 'e']);
});

it('starts without what few installations or calls need', () => {
  const loaded = loadedFrom('apps/server/src/main.ts');
  expect(loaded).toContain('fastify');
  expect([...loaded].filter((target) => heavy.test(target))).toEqual([]);
});

it('builds every program that the server starts', () => {
  const config = readFileSync(inRoot('apps', 'server', 'rolldown.config.ts'), 'utf8');
  const started = [...loadedFrom('apps/server/src/main.ts')]
    .filter((file) => file.startsWith('apps/server/src/'))
    .flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(/ownProgram\('([^']+)'\)/g)])
    .map(([, path = '']) => path);
  expect(started.length).toBeGreaterThan(2);
  for (const path of started) expect(config).toContain(`'${basename(path, '.ts')}': src('${path}')`);
});
