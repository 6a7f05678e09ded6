/** Checks that links in the documents can be followed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', '{docs,deploy,tools,e2e,packages,apps}/**/*.md'], {
  cwd: root,
  exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|test-results)(?:[\\/]|$)/u.test(path),
});

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading));

/** The links to files of the repository: code blocks have none, and other sites are not asked. */
const linksOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gmu, '').matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/u.test(link));

describe('documents', () => {
  test('are found', () => {
    expect(documents.length).toBeGreaterThan(60);
  });

  test.each(documents)('%s: each link leads to a file, and to a heading of it', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const broken = linksOf(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? resolve(root, dirname(document), decodeURIComponent(path)) : join(root, document);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
