import { expect, test } from 'vitest';
import { initials } from './names.ts';

test.each([
  ['Layla Haddad', 'LH'],
  ['  nomad   roasters ', 'NR'],
  ['Oasis', 'Oa'],
  ['X', 'X'],
  ['', '?'],
  ['نور السويدي', 'ن\u200cا'],
  ['نور', 'نو'],
  ['🎬 Studio', '🎬S'],
])('%j is shown as %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
