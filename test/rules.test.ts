/** Rules that code and pages cite stand in docs/rules under the heading that is named. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs', 'rules');

const folders = [
  'apps',
  'packages',
  'tools/demo',
  'tools/demo-art',
  'e2e',
  'test',
  'scripts',
  'tools/bench',
  'tools/proof',
  'tools/rehearse',
  'docs',
  'deploy',
];
const isOurs = (path: string) =>
  /\.(?:tsx?|mjs|css|md)$/u.test(path) &&
  !/(?:^|[\\/])(?:node_modules|dist|generated|test-results)[\\/]/u.test(path);

/** Every text that we write, by its path from the root. */
const texts = new Map(
  folders
    .flatMap((name) =>
      readdirSync(join(root, name), { recursive: true }).map((path) => join(name, String(path))),
    )
    .filter((path) => isOurs(path) && path !== join('test', 'rules.test.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** The headings of a page, as its anchors. */
const headingsOf = (page: string) =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => heading);

const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
const rules = new Set(
  pages.flatMap((page) => {
    const name = `rules/${page.replace('.md', '')}`;
    return [name, ...headingsOf(page).map((heading) => `${name}#${heading}`)];
  }),
);

/** Pattern of a citation in a comment: "rules/deals#moves". A module of that name would go on with a dot. */
const names = pages.map((page) => page.replace('.md', '')).join('|');
const citation = new RegExp(`rules/(?:${names})(?:#[\\w-]+)?(?![\\w./-])`, 'gu');

const cited = [...texts].flatMap(([path, text]) =>
  [...text.matchAll(citation)].map(([rule]) => ({ path, rule })),
);

test('there are citations, and each leads to a rule', () => {
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

/**
 * References that readers of the repository cannot look up: papers by their number, and anchors with a number
 * behind. Names of namespaces, which have colons, cite nothing.
 */
const elsewhere = /\bdecisions \d|(?<!:)\bspecification\b|rules\/[\w-]+#[\w-]+–/iu;

test('nothing cites what is not in the repository', () => {
  const citing = [...texts].filter(([, text]) => elsewhere.test(text)).map(([path]) => path);
  expect(citing).toEqual([]);
});

test('every heading of the rules is short enough to be cited, and stands once on its page', () => {
  for (const page of pages) {
    const headings = headingsOf(page);
    expect(new Set(headings).size, page).toBe(headings.length);
    for (const heading of headings) expect(heading, page).toMatch(/^[a-z][a-z-]*$/u);
  }
});
