/** The web app's addresses are written once, in the contract's paths. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../packages/contract/src/paths.ts';

const root = resolve(import.meta.dirname, '..');
const folders = ['apps/web/src', 'apps/server/src/features', 'apps/server/src/platform'];

/** Beginnings of every address of a page other than the first, inside quotes or after another text. */
const beginnings = Object.values(paths)
  .map(({ pattern }) => pattern.replace(/\/:\w+$/u, ''))
  .filter((path) => path !== '/');
const written = new RegExp(`['"\`}](?:${beginnings.join('|')})(?=['"\`/?#$])`, 'u');

test('no other file writes the address of a page', () => {
  const found = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, `${file}`)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        written.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
      );
    });
  expect(found).toEqual([]);
});
