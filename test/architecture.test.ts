/** Checks that names in ARCHITECTURE.md exist, so that its readers find them. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** Where its paths begin: those of a part that was just named are shortened. */
const beginnings = [
  '',
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/i18n',
  'packages/search-index/src',
];

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const spelledOut = (path: string): string[] => {
  const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/u.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').map((choice) => `${before}${choice}${after}`);
};

test('every path of ARCHITECTURE.md is there', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const paths = [...text.matchAll(/`([\w./{},-]+)`/gu)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && !path.startsWith('/'))
    .flatMap(spelledOut);
  expect(paths.length).toBeGreaterThan(40);
  expect(
    paths.filter((path) => !beginnings.some((beginning) => existsSync(join(root, beginning, path)))),
  ).toEqual([]);
});
