import { expect, test } from 'vitest';
import { firstLink, linkify } from './linkify.ts';

test('finds addresses and keeps the text around them', () => {
  expect(linkify('Look at https://a.example/x?y=1#z and www.b.example now')).toEqual([
    { at: 0, text: 'Look at ' },
    { at: 8, text: 'https://a.example/x?y=1#z', href: 'https://a.example/x?y=1#z' },
    { at: 33, text: ' and ' },
    { at: 38, text: 'www.b.example', href: 'https://www.b.example' },
    { at: 51, text: ' now' },
  ]);
});

test('leaves the punctuation of the sentence outside', () => {
  expect(firstLink('Here (https://a.example/b_(c)).')).toBe('https://a.example/b_(c)');
  expect(firstLink('“https://a.example/b”, he said')).toBe('https://a.example/b');
  expect(firstLink('Really? https://a.example/?q=1!')).toBe('https://a.example/?q=1');
});

test('knows the punctuation of other scripts', () => {
  expect(firstLink('见 https://a.example/b，谢谢')).toBe('https://a.example/b');
  expect(firstLink('（https://a.example/b）。')).toBe('https://a.example/b');
  expect(firstLink('هل رأيت https://a.example/b؟')).toBe('https://a.example/b');
  expect(firstLink('https://a.example/b…')).toBe('https://a.example/b');
  expect(firstLink('https://münchen.example/straße')).toBe('https://münchen.example/straße');
});

test('ends before what nobody sees, and before the Arabic comma', () => {
  const followers = [
    '\u200e',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u2060',
    '\u2069',
    '\u202c',
    '\ufeff',
    '،',
    '؛',
  ];
  const found = followers.map((sign) => firstLink(`شاهدوا https://a.example/b${sign}ثم`));
  expect(found).toEqual(followers.map(() => 'https://a.example/b'));
  expect(linkify('\u2066https://a.example/b\u2069')).toEqual([
    { at: 0, text: '\u2066' },
    { at: 1, text: 'https://a.example/b', href: 'https://a.example/b' },
    { at: 20, text: '\u2069' },
  ]);
});

test('makes no link of other schemes, markup or broken addresses', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    '<b>hi</b>',
    'https://',
    'http://x',
    'a.b',
  ]) {
    expect(linkify(text)).toEqual([{ at: 0, text }]);
  }
});

test('an empty text has no parts', () => {
  expect(linkify('')).toEqual([]);
});
