import { api, type RouteSpec, requestPath } from '@briefcast/contract';
import { mostPerPage } from '@briefcast/contract/kit/limits';
import { expect, test } from 'vitest';
import { firstCalls } from './first-calls.ts';

const { accounts, deals, system } = api;
const open = { query: { status: 'open', limit: mostPerPage } };

const asScreensAsk: [name: keyof typeof firstCalls, spec: RouteSpec, input?: object][] = [
  ['me', accounts.me],
  ['site', system.site],
  ['brandDeals', deals.brandDeals, open],
  ['brandStats', deals.brandStats],
  ['creatorDeals', deals.creatorDeals, open],
  ['creatorStats', deals.creatorStats],
];

test.each(asScreensAsk)('%s is what the screens ask for', (name, spec, input) => {
  expect(spec.method).toBe('GET');
  expect(firstCalls[name]).toBe(requestPath(spec, input));
});

test('a deal is asked for by its id, whatever the address names', () => {
  expect(firstCalls.deal('a b"&<')).toBe(requestPath(deals.read, { params: { id: 'a b"&<' } }));
});
