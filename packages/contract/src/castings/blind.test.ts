import { describe, expect, test } from 'vitest';
import { blindCode, inBlindOrder, withoutNames } from './blind.ts';

const layla = { firstName: 'Layla', lastName: 'Haddad-Öz', handles: ['laylamakes', 'l.haddad'] };
const shown = (text: string, of = layla) => withoutNames(text, of, '[…]');

test.each([
  ['I am Layla.', 'I am […].'],
  ['Layla Haddad here, LAYLA’s light!', '[…] here, […]’s light!'],
  ['Signed, haddad oz', 'Signed, […]'],
  ['أنا ليلى من دبي', 'أنا […] من دبي'],
  ['Find laylamakes or @laylamakes on TikTok', 'Find […] or […] on TikTok'],
  ['Call +971 50 123 4567 or www.layla.example/work.', 'Call […] or […].'],
  ['laylahaddad everywhere', '[…] everywhere'],
  ['I film at 6.40, when the light comes in low.', 'I film at 6.40, when the light comes in low.'],
  ['', ''],
])('“%s” is read as “%s”', (text, without) => {
  expect(shown(text)).toBe(without);
});

test('a name of one letter, and none, take nothing out', () => {
  const nobody = { firstName: 'A', lastName: '', handles: [''] };
  expect(shown('A day at a beach', nobody)).toBe('A day at a beach');
});

describe('of fifty applications', () => {
  const ids = Array.from({ length: 50 }, (_, at) => `00000000-0000-7000-8000-0000000001${at + 10}`);
  const all = ids.map((id) => ({ id }));
  const order = (viewer: string) => inBlindOrder(viewer, all).map(({ id }) => id);

  test('the order is the same for one viewer, another one for others, and not the given one', () => {
    expect(order('dana')).toEqual(order('dana'));
    expect(inBlindOrder('dana', all.toReversed()).map(({ id }) => id)).toEqual(order('dana'));
    expect(order('dana')).not.toEqual(order('rania'));
    expect(order('dana')).not.toEqual(ids);
    expect(order('dana').toSorted()).toEqual(ids);
  });

  test('hardly two have one code, which says nothing of when they came', () => {
    const codes = ids.map((id) => blindCode('dana', id));
    expect(new Set(codes).size).toBeGreaterThan(45);
    for (const code of codes) expect(code).toMatch(/^[A-Z]\d{3}$/u);
    expect(codes.toSorted()).not.toEqual(codes);
  });
});
