import { afterEach, expect, test } from 'vitest';
import { m } from '#texts/messages.js';
import { letterOf, marketFileName, marketName, nameMarket } from './market-name.js';
import { paperWords } from './paper-words.ts';
import { inLocale } from './work-locale.ts';

afterEach(() => nameMarket({}));

/** A plain text, one with plural forms, one with tags, and one of a paper. */
const said = (locale: 'en' | 'ar') =>
  inLocale(locale, () => [
    m.auth_log_in_title(),
    m.mail_updates_subject({ n: 2, count: '2' }),
    m.login_new_here
      .parts()
      .map((part) => (part.type === 'text' ? part.value : ''))
      .join(''),
    paperWords[locale].paper_invoice_account_on_page(),
  ]);

test('texts say the name of the market in their language, once it has one', () => {
  expect(said('en').every((text) => text.includes('Briefcast'))).toBe(true);
  nameMarket({ en: 'Creek Talent', ar: 'مواهب الخور' });
  expect(said('en')).toEqual([
    'Log in to Creek Talent',
    '2 updates from Creek Talent',
    'New to Creek Talent? Sign up for free',
    'Find the account with this payment on Creek Talent.',
  ]);
  for (const text of said('ar')) {
    expect(text).toContain('مواهب الخور');
    expect(text).not.toContain('Creek');
  }
});

test('a language without a name takes the other’s', () => {
  nameMarket({ en: '', ar: 'مواهب الخور' });
  expect(marketName('en')).toBe('مواهب الخور');
  nameMarket({ en: 'Creek `${1}` <b>', ar: '' });
  expect(inLocale('ar', m.auth_log_in_title)).toContain('Creek `${1}` <b>');
});

test.each([
  ['Creek Talent', 'creek-talent'],
  ['  Café & Söhne. ', 'cafe-sohne'],
  ['', 'briefcast'],
])('files of %s begin with %s', (en, begin) => {
  nameMarket({ en, ar: '' });
  expect(marketFileName()).toBe(begin);
});

test.each([
  ['creek Talent', 'C'],
  ['“élan”', 'É'],
  ['مواهب', 'م'],
  ['7 Seas', '7'],
  ['***', ''],
])('the letter of %s is %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('a name without Latin letters makes no empty file name', () => {
  nameMarket({ en: '', ar: 'مواهب الخور' });
  expect(marketFileName()).toBe('market');
});
