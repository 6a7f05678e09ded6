import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { sampledRoutes } from '../apps/server/src/testing/route-samples/all-samples.ts';

const features = join(import.meta.dirname, '..', 'apps/server/src/features');

/** Names of the routes that a feature serves, as its sources call them. */
function servedBy(noun: string): Set<string> {
  const sources = readdirSync(join(features, noun), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^samples\b/u.test(file))
    .map((file) => readFileSync(join(features, noun, file), 'utf8'));
  const calls = sources.flatMap((source) => [...source.matchAll(/\b(?:api\.)?(\w+\.\w+)/gu)]);
  return new Set(calls.map(([, name = '']) => name));
}

it('every route of the contract has a sample, once', () => {
  const missing = new Set(allRoutes.map(({ name }) => name));
  const surplus = sampledRoutes.filter(({ name }) => !missing.delete(name));
  expect({ missing: [...missing], surplus: surplus.map(({ name, file }) => `${name} in ${file}`) }).toEqual({
    missing: [],
    surplus: [],
  });
});

it('a sample is in the feature that serves its route', () => {
  const served = new Map<string, Set<string>>();
  const strays = sampledRoutes.filter(({ name, file }) => {
    const [noun = ''] = file.split('/');
    const names = served.get(noun) ?? servedBy(noun);
    served.set(noun, names);
    return !names.has(name);
  });
  expect(strays.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});
