import { expect, test } from 'vitest';
import { type InstallationFacts, isReadyForPublic, readinessLines } from './readiness.ts';

const now = new Date('2026-11-29T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const opened = { refusal: null, openedAt: now.toISOString() };
const market = {
  name: { en: 'Creek Talent', ar: '' },
  contacts: { help: 'help@creektalent.com', legal: '', privacy: '' },
};
const mail = { hasServer: true, from: 'Creek Talent <hello@creektalent.com>', test: opened };

const ready: InstallationFacts = {
  address: { isPublic: true, isHttps: true },
  mail,
  market,
  admins: [{ role: 'EVERYTHING', hasTwoFactor: true }],
  lacksSeller: false,
  lastBackupAt: daysAgo(1),
  isEmbedded: true,
  hasObjectStore: true,
};

test('an installation with everything in place is ready, in every line', () => {
  const lines = readinessLines(ready, now);
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['READY']));
  expect(isReadyForPublic(lines)).toBe(true);
});

test('each thing that is not in place has its line', () => {
  const rows: [Partial<InstallationFacts>, string][] = [
    [{ address: { isPublic: false, isHttps: true } }, 'ADDRESS MISSING ADDRESS_LOCAL'],
    [{ address: { isPublic: true, isHttps: false } }, 'ADDRESS MISSING ADDRESS_PLAIN'],
    [{ mail: { ...mail, hasServer: false } }, 'MAIL MISSING MAIL_TO_FOLDER'],
    [{ mail: { ...mail, from: 'A <hello@market.example>' } }, 'MAIL MISSING MAIL_SENDER'],
    [{ mail: { ...mail, test: null } }, 'MAIL ADVISED MAIL_NOT_OPENED'],
    [{ mail: { ...mail, test: { refusal: '550', openedAt: null } } }, 'MAIL MISSING MAIL_REFUSED'],
    [{ market: { ...market, name: { en: '', ar: '' } } }, 'MARKET MISSING MARKET_UNNAMED'],
    [{ market: { ...market, contacts: { ...market.contacts, help: '' } } }, 'MARKET MISSING MARKET_NO_HELP'],
    [{ admins: [] }, 'ADMIN MISSING ADMIN_FIRST_PASSWORD'],
    [{ admins: [{ role: 'FINANCE', hasTwoFactor: true }] }, 'ADMIN MISSING ADMIN_FIRST_PASSWORD'],
    [{ admins: [...ready.admins, { role: 'FINANCE', hasTwoFactor: false }] }, 'ADMIN ADVISED ADMIN_ONE_STEP'],
    [{ lacksSeller: true }, 'SELLER MISSING SELLER_INCOMPLETE'],
    [{ lastBackupAt: null }, 'BACKUP MISSING BACKUP_NONE'],
    [{ lastBackupAt: null, isEmbedded: false }, 'BACKUP ADVISED BACKUP_NONE'],
    [{ lastBackupAt: daysAgo(8) }, 'BACKUP ADVISED BACKUP_OLD'],
    [{ hasObjectStore: false }, 'STORAGE ADVISED STORAGE_ONE_DISK'],
  ];
  const wrong = rows.flatMap(([facts, expected]) => {
    const lines = readinessLines({ ...ready, ...facts }, now);
    const open = lines.filter(({ state }) => state !== 'READY');
    const found = open.map(({ subject, state, reason }) => `${subject} ${state} ${reason}`).join();
    const isReady = isReadyForPublic(lines) === expected.includes('ADVISED');
    return found === expected && isReady ? [] : [`${expected}: found ${found}`];
  });
  expect(wrong).toEqual([]);
});
