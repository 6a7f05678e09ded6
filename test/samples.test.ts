import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { readImports } from '../scripts/lib/imports.mjs';
import { importsSample } from './samples.ts';

const features = join(import.meta.dirname, '..', 'apps/server/src/features');

/** Loads them late: a product that imports one runs in a circle, and would end before it can report why. */
const readSamples = async () =>
  (await import('../apps/server/src/testing/route-samples/all-samples.ts')).sampledRoutes;

/** Names of the routes that a feature serves, as its sources call them. */
function servedBy(noun: string): Set<string> {
  const sources = readdirSync(join(features, noun), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^samples\b/u.test(file))
    .map((file) => readFileSync(join(features, noun, file), 'utf8'));
  const calls = sources.flatMap((source) => [...source.matchAll(/\b(?:api\.)?(\w+\.\w+)/gu)]);
  return new Set(calls.map(([, name = '']) => name));
}

it('nothing of the product imports samples', () => {
  const imports = [...readImports()].flatMap(([file, targets]) => targets.map((target) => [file, target]));
  const faulty = imports.filter(([file = '', target = '']) => importsSample(file, target));
  expect(faulty.map(([file, target]) => `${file} imports ${target}`)).toEqual([]);
});

describe('the samples', () => {
  it('describe every route of the contract, once', async () => {
    const missing = new Set(allRoutes.map(({ name }) => name));
    const surplus = (await readSamples()).filter(({ name }) => !missing.delete(name));
    expect([...missing], 'have no sample in the samples.ts of their feature').toEqual([]);
    expect(surplus.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
  });

  it('stand in the features that serve their routes', async () => {
    const served = new Map(readdirSync(features).map((noun) => [noun, servedBy(noun)]));
    const strays = (await readSamples()).filter(
      ({ name, file }) => !served.get(file.split('/')[0] ?? '')?.has(name),
    );
    expect(strays.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
  });
});
