/** A page of the web app is a row in the `pages.tsx` of its noun; types demand a row for every address. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../packages/contract/src/paths.ts';

const root = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const rows = globSync('apps/web/src/screens/*/pages.tsx', { cwd: root }).flatMap((file) => {
  const [, written = ''] = textOf(file).split('export const pages = {\n');
  return [...written.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)\n {2}\},?$/gmu)].map(([, name = '', row = '']) => ({
    name,
    row,
    file,
  }));
});

it('every page has one row, in one noun', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(paths), 'missing'].sort());
});

it('a row loads a file that exports its screen alone', () => {
  const others = rows.filter(({ row, file }) => {
    const [, screen = ''] = /\bload: \(\) => import\('([^']+)'\)/u.exec(row) ?? [];
    const code = textOf(join(dirname(file), screen));
    return (code.match(/^export (?!type|interface)/gmu) ?? []).length !== 1;
  });
  expect(others.map(({ name }) => name)).toEqual([]);
});

it('what the server alone knows of a page stays out of the code for browsers', () => {
  const open = rows.filter(({ row }) =>
    /^ {4}(?:frame|content):(?!\s+import\.meta\.env\.SSR &&)/mu.test(row),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

/** Pages that no look, and no walk through the states of a screen, opens by address: others lead to them. */
const notByAddress = [
  ...['adminBrand', 'adminDispute', 'casting', 'changeCasting', 'compare', 'compareApplicants'],
  ...['compareCreators', 'creditOrder', 'reviewRoom', 'savedCastings', 'sharedFiles'],
];

it('every page is among the screens that are looked at in a browser', () => {
  const looked = ['e2e/screens/*.ts', 'apps/web/src/screens/**/*.browser.test.tsx']
    .flatMap((files) => globSync(files, { cwd: root }))
    .flatMap((file) => [...textOf(file).matchAll(/\bpath: '([^'?#]+)/gu)])
    .map(([, path = '']) => path.replaceAll(/:\w+/gu, 'one'));
  const unseen = Object.entries(paths).filter(([, { pattern }]) => {
    const address = new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
    return !looked.some((path) => address.test(path));
  });
  expect(unseen.map(([name]) => name).sort()).toEqual(notByAddress);
});
