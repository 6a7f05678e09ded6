import type { OwnUser, Person } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { brandPersonName } from './brand-person.ts';

const rania: Person = { id: 'rania', firstName: 'Rania', lastName: 'Saleh' };
const nameless: Person = { id: 'mira', firstName: null, lastName: null };
const viewer = (id: string, role: OwnUser['role']) => ({ id, role }) as OwnUser;

it.each([
  ['herself', rania, viewer('rania', 'BRAND'), 'You'],
  ['a colleague', rania, viewer('mira', 'BRAND'), 'Rania'],
  ['the creator', rania, viewer('layla', 'CREATOR'), 'Rania, Oasis Skin'],
  ['a colleague of who has no name', nameless, viewer('rania', 'BRAND'), 'Oasis Skin'],
  ['the creator, of who has no name', nameless, viewer('layla', 'CREATOR'), 'Oasis Skin'],
  ['the creator, of whose account is gone', null, viewer('layla', 'CREATOR'), 'Oasis Skin'],
])('names somebody of a brand to %s', (_, person, to, name) => {
  expect(brandPersonName(person, 'Oasis Skin', to)).toBe(name);
});
