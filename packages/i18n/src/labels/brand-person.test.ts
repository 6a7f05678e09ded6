import type { OwnUser } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { inLocale } from '../work-locale.ts';
import { brandPersonName } from './brand-person.ts';

test('a person of a company is read from right to left in Arabic, wherever the name stands', () => {
  const viewer = { id: 'somebody else', role: 'CREATOR' } as OwnUser;
  const person = { id: 'one', firstName: 'Rania', lastName: null };
  // The mark is the first letter that decides: those of the names within would make their whole line Latin.
  expect(inLocale('ar', () => brandPersonName(person, 'Oasis Skin', viewer))).toBe(
    '\u200f\u2068Rania\u2069، \u2068Oasis Skin\u2069',
  );
});
