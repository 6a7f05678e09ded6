import { expect, test } from 'vitest';
import { firstDay } from './first-day.ts';
import { unnamedMarket } from './market-settings.ts';
import { defaultOperatorSettings } from './operator-settings.ts';
import type { ReadinessLine } from './readiness.ts';

const seller = {
  ...defaultOperatorSettings.seller,
  name: 'Creek Talent FZ-LLC',
  address: 'Creek Tower, Dubai',
};
const contacts = { ...unnamedMarket.contacts, help: 'help@creek.example' };
const name = { en: '', ar: 'كريك' };

const empty = {
  lines: [
    { subject: 'MAIL', state: 'MISSING', reason: 'MAIL_TO_FOLDER' },
    { subject: 'ADMIN', state: 'MISSING', reason: 'ADMIN_FIRST_PASSWORD' },
  ] as ReadinessLine[],
  settings: defaultOperatorSettings,
  people: 0,
};
const ready = {
  lines: [
    { subject: 'MAIL', state: 'READY', reason: null },
    { subject: 'ADMIN', state: 'ADVISED', reason: 'ADMIN_ONE_STEP' },
  ] as ReadinessLine[],
  settings: { seller, market: { ...unnamedMarket, name, contacts } },
  people: 1,
};

const openOf = (facts: typeof ready | typeof empty) =>
  firstDay(facts)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

test('each step is open until what it asks for is there', () => {
  expect(openOf(empty)).toEqual(['ACCOUNT', 'NAME', 'COMPANY', 'MAIL', 'PEOPLE']);
  expect(openOf(ready)).toEqual([]);
  const unnamed = { ...ready, settings: { seller, market: { ...unnamedMarket, contacts } } };
  const withoutHelp = { ...ready, settings: { seller, market: { ...unnamedMarket, name } } };
  const withoutAddress = {
    ...ready,
    settings: { ...ready.settings, seller: { ...seller, address: '' } },
  };
  expect({
    unnamed: openOf(unnamed),
    withoutHelp: openOf(withoutHelp),
    withoutAddress: openOf(withoutAddress),
    nobody: openOf({ ...ready, people: 0 }),
    firstPassword: openOf({ ...ready, lines: empty.lines }),
  }).toEqual({
    unnamed: ['NAME'],
    withoutHelp: ['COMPANY'],
    withoutAddress: ['COMPANY'],
    nobody: ['PEOPLE'],
    firstPassword: ['ACCOUNT', 'MAIL'],
  });
});
