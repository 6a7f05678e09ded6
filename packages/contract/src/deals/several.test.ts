import { expect, test } from 'vitest';
import { severalBriefs } from './several.ts';

const layla = { id: 'layla', cents: 45_000, currency: 'AED' } as const;
const hana = { id: 'hana', cents: 13_000, currency: 'USD' } as const;
const noor = { id: 'noor', cents: 38_000, currency: 'AED' } as const;
const elena = { id: 'elena', cents: null, currency: 'AED' } as const;

test('each currency has its own total, of those with a price alone', () => {
  expect(severalBriefs([layla, hana, elena, noor])).toEqual({
    ready: [layla, hana, noor],
    drafts: [elena],
    total: { AED: 83_000, USD: 13_000 },
  });
});

test('a price of nothing is none', () => {
  expect(severalBriefs([{ ...layla, cents: 0 }])).toMatchObject({ ready: [], drafts: [{ id: 'layla' }] });
});
