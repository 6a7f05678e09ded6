/** Every act that binds is asked about, or says why one press is enough (rules/teams#roles). */
import { globSync, readFileSync } from 'node:fs';
import { type BindingAct, bindingActs } from '@briefcast/contract';
import { expect, test } from 'vitest';

const acts: [string, BindingAct][] = Object.entries(bindingActs);
const screens = globSync('apps/web/src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every act names the text that asks, or why nothing does', () => {
  const silent = acts.filter(([, { asks, atOnce }]) => (asks === undefined) === (atOnce === undefined));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('every text that asks stands on a screen', () => {
  const missing = acts.flatMap(([name, { asks = [] }]) =>
    asks.filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(screens)).map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});
