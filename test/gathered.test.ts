import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as needs from '../packages/contract/generated/needs.ts';
import * as policy from '../packages/contract/generated/policy.ts';
import { api } from '../packages/contract/src/api.ts';
import { bindingActs } from '../packages/contract/src/binding-acts.ts';
import * as whole from '../packages/contract/src/index.ts';
import { liveEvents } from '../packages/contract/src/live-events.ts';
import { loggedFacts } from '../packages/contract/src/logged-facts.ts';
import { news } from '../packages/contract/src/news.ts';
import { passingFacts } from '../packages/contract/src/passing-facts.ts';
import { refusals } from '../packages/contract/src/refusals.ts';
import { gatherNouns } from '../scripts/lib/gather.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { keysIn } from './declared.ts';

const contract = inRoot('packages', 'contract', 'src');

/** Declarations of each noun, read from its own file. */
const declaredIn = async (file: string, name: string): Promise<[noun: string, rows: object][]> => {
  const declared: [noun: string, rows: object][] = [];
  for (const path of globSync(`*/${file}`, { cwd: contract }).sort()) {
    const module = await import(join(contract, path));
    if (module[name]) declared.push([dirname(path), module[name]]);
  }
  return declared;
};

/** Names of rows, with the nouns that declare each. */
const nounsOfRows = (declared: readonly [noun: string, rows: object][]) =>
  Map.groupBy(
    declared.flatMap(([noun, rows]) => Object.keys(rows).map((row) => ({ noun, row }))),
    ({ row }) => row,
  );

const twice = (declared: readonly [noun: string, rows: object][]) =>
  [...nounsOfRows(declared)]
    .filter(([, of]) => of.length > 1)
    .map(([row, of]) => `${row}: ${of.map(({ noun }) => noun).join(' and ')}`);

describe.each([
  ['refusals', 'noun.ts', refusals],
  ['news', 'noun.ts', news],
  ['actions', 'policy.ts', policy.actions],
  ['needs', 'needs.ts', needs.needs],
  ['bindingActs', 'binding-acts.ts', bindingActs],
  ['liveEvents', 'noun.ts', liveEvents],
])('the %s of all nouns', async (name, file, gathered) => {
  const declared = await declaredIn(file, name);

  it('are all in the gathered table, which "npm run texts" makes', () => {
    expect(declared.length).toBeGreaterThan(10);
    expect(Object.keys(gathered).sort()).toEqual([...nounsOfRows(declared).keys()].sort());
  });

  it('are each declared by one noun', () => {
    expect(twice(declared)).toEqual([]);
  });
});

it.each([
  ['passingFacts', passingFacts],
  ['loggedFacts', loggedFacts],
])('the %s of all nouns are gathered', async (name, gathered) => {
  const declared = await declaredIn('noun.ts', name);
  expect(declared.length).toBeGreaterThan(3);
  expect([...gathered].sort()).toEqual(declared.flatMap(([, kinds]) => Object.values(kinds)).sort());
});

it('the calls of all nouns are in the route table, each group under the name that it is exported by', async () => {
  const files = globSync('*/*routes.ts', { cwd: contract });
  const modules = await Promise.all(files.map((file) => import(join(contract, file))));
  const groups = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => name[0] === name[0]?.toLowerCase()),
  );
  expect(groups.length).toBeGreaterThan(50);
  expect(Object.entries(api)).toEqual(groups.sort(([one], [other]) => (one < other ? -1 : 1)));
});

it('what a noun shows is shown by the contract as a whole', async () => {
  const shown = new Set(Object.keys(whole));
  const files = globSync('*/index.ts', { cwd: contract });
  const names = (await Promise.all(files.map((file) => import(join(contract, file))))).flatMap(Object.keys);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

it.each([
  ['a kind of fact', 'facts.ts', 80],
  ['a finding', 'findings.ts', 120],
])('%s is declared by one noun', (_, file, known) => {
  const declared = keysIn(file).map(({ noun, keys }): [string, object] => [
    noun,
    Object.fromEntries(keys.map((key) => [key, {}])),
  ]);
  expect(nounsOfRows(declared).size).toBeGreaterThan(known);
  expect(twice(declared)).toEqual([]);
});

it('a row that two nouns declare is told with both', () => {
  const rows = { 'deal.full': {} };
  expect(
    twice([
      ['deals', rows],
      ['rosters', rows],
    ]),
  ).toEqual(['deal.full: deals and rosters']);
});

describe('gathering', () => {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-nouns-'));
  const declare = (path: string, source: string) => {
    const file = join(folder, 'src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  };
  const made = (name: string) => readFileSync(join(folder, 'generated', `${name}.ts`), 'utf8');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes a noun in once it declares something, and out with its folder', () => {
    declare('gift-cards/noun.ts', 'export const refusals = {};\n');
    declare('gift-cards/routes.ts', 'export const giftCards = {};\nexport const GiftCard = z.object({});\n');
    declare('deals/findings.ts', 'export interface Findings {}\n');
    gatherNouns(folder);
    expect(made('refusals')).toContain("import { refusals as giftCards } from '../src/gift-cards/noun.ts';");
    expect(made('api')).toContain('export const api = { giftCards };');
    expect(made('findings')).toContain('export interface FindingData extends dealsFindings {}');
    rmSync(join(folder, 'src', 'gift-cards'), { recursive: true });
    gatherNouns(folder);
    expect(made('refusals') + made('api')).not.toContain('gift');
  });

  it('asks for the place of news', () => {
    declare('gift-cards/noun.ts', 'export const news = {};\n');
    expect(() => gatherNouns(folder)).toThrow('gift-cards/noun.ts does not tell the place of its news');
    declare('gift-cards/noun.ts', '/** @place 20 On the settings screen. */\nexport const news = {};\n');
    declare('samples/noun.ts', '/** @place 10 On the settings screen. */\nexport const news = {};\n');
    gatherNouns(folder);
    expect(made('news')).toContain('{ ...samples, ...giftCards }');
  });
});
