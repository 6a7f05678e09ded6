/** Which answers the proxy waits for: those that may take minutes stand in its list, and no others of the contract. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '../packages/contract/src/api.ts';
import { inRoot } from '../scripts/lib/paths.mjs';

const [, listed = ''] = /@long path (.+)/.exec(readFileSync(inRoot('deploy', 'Caddyfile'), 'utf8')) ?? [];

/** As Caddy matches: one star, before an ending or behind a beginning. */
const patterns = listed.split(' ').map((pattern) => {
  const [begin = '', end = ''] = pattern.split('*');
  return { pattern, fits: (path: string) => path.startsWith(begin) && path.endsWith(end) };
});
const isListed = (path: string) => patterns.some(({ fits }) => fits(path));

/** Quick answers of the server about itself, next to files and papers. */
const quick = ['/robots.txt', '/metrics', '/.well-known/change-password', '/api/market/pictures/{digest}'];

test('the proxy waits for files, papers and what reads through them, and for nothing that is live', () => {
  for (const { spec } of allRoutes) {
    const { path } = spec;
    const mayTakeLong = spec.kind === 'bytes' || spec.upload || spec.takesBytes || spec.takesLong;
    if (mayTakeLong) expect(isListed(path) || quick.includes(path), path).toBe(true);
    if (spec.kind === 'events') expect(isListed(path), path).toBe(false);
  }
});

test('every pattern stands for something', () => {
  for (const { pattern, fits } of patterns)
    expect(
      allRoutes.some(({ spec }) => fits(spec.path)),
      pattern,
    ).toBe(true);
});
