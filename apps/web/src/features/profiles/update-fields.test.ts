import { expect, test } from 'vitest';
import { joinList, sentChoice, sentList, sentText, splitList } from './update-fields.ts';

test('a text is sent trimmed, cleared as null, and left out when it was never there', () => {
  expect(sentText('  Dubai ', null)).toBe('Dubai');
  expect(sentText('   ', 'Dubai')).toBeNull();
  expect(sentText('', null)).toBeUndefined();
  expect(sentText('', '')).toBeUndefined();
});

test('a list is sent whole, cleared as null, and left out when it was never there', () => {
  expect(sentList(['Arabic'], [])).toEqual(['Arabic']);
  expect(sentList([], ['Arabic'])).toBeNull();
  expect(sentList([], [])).toBeUndefined();
});

test('a choice is sent, cleared as null by the empty option, and left out when it was never made', () => {
  expect(sentChoice('LARGE', null)).toBe('LARGE');
  expect(sentChoice('', 'LARGE')).toBeNull();
  expect(sentChoice('', null)).toBeUndefined();
});

test('comma-separated texts become lists without blank entries, and back', () => {
  expect(splitList('Inter,  Georgia ,, ,Kufam')).toEqual(['Inter', 'Georgia', 'Kufam']);
  expect(splitList('دبي، أبوظبي ،')).toEqual(['دبي', 'أبوظبي']);
  expect(splitList('')).toEqual([]);
  expect(joinList(['#clean', '#skin'])).toBe('#clean, #skin');
});
