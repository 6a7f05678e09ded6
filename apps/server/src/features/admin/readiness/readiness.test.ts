/** Whether an installation is ready for the public, with a real mail server. */
import { type Readiness, unnamedMarket } from '@briefcast/contract';
import { afterAll, expect, test } from 'vitest';
import { sendMailJob } from '../../../platform/mail/mail.ts';
import { useTestServer } from '../../../testing/harness.ts';
import { startMailServer, taken } from '../../../testing/mail-server.ts';
import { writeLastBackup } from '../../backups/last-backup.ts';
import { nextThingsToDo, readinessTable } from './readiness-words.ts';

const mailServer = await startMailServer();
afterAll(mailServer.close);

const server = useTestServer({
  mailUrl: `smtp://127.0.0.1:${mailServer.port}`,
  mailFrom: 'Creek Talent <hello@creektalent.com>',
  publicUrl: 'https://creektalent.com',
});

const to = 'dana@people.example';
const reasons = ({ lines }: Readiness) =>
  Object.fromEntries(lines.map(({ subject, reason }) => [subject, reason]));
const admin = async () => (await server.signInAdmin()).client;
const lastMail = () => {
  const mail = mailServer.received.at(-1);
  return mail && taken(mail);
};
const tokenIn = (body = '') => /mail=([\w-]+)/u.exec(body)?.[1] ?? '';

test('a new installation lacks its admin, a backup and a test mail; each goes with its cause', async () => {
  const { readiness } = await admin();
  expect(reasons(await readiness.read())).toEqual({
    ADDRESS: null,
    MAIL: 'MAIL_NOT_OPENED',
    MARKET: 'MARKET_UNNAMED',
    ADMIN: 'ADMIN_FIRST_PASSWORD',
    SELLER: null,
    BACKUP: 'BACKUP_NONE',
    STORAGE: 'STORAGE_ONE_DISK',
  });
  await writeLastBackup(server.app.deps.db, server.app.deps.clock());
  expect(reasons(await readiness.read())).toMatchObject({ BACKUP: null });
});

test('a test mail is sent, taken and opened', async () => {
  const { readiness } = await admin();
  const sent = await readiness.testMail({ body: { to } });
  expect(sent.mail).toMatchObject({
    server: `127.0.0.1:${mailServer.port}`,
    test: { to, takenAt: null, refusal: null, openedAt: null },
  });
  await server.drain();
  expect((await readiness.read()).mail.test).toMatchObject({ takenAt: expect.any(String), openedAt: null });
  const mail = lastMail();
  expect(mail?.header('to')).toBe(to);
  const opened = await readiness.openTestMail({ body: { token: tokenIn(mail?.body) } });
  expect(opened.mail.test?.openedAt).not.toBeNull();
  expect(reasons(opened)).toMatchObject({ MAIL: null });
});

test('the link of an older test mail says nothing of the newest', async () => {
  const { readiness } = await admin();
  await readiness.testMail({ body: { to } });
  await server.drain();
  const token = tokenIn(lastMail()?.body);
  await readiness.testMail({ body: { to } });
  await expect(readiness.openTestMail({ body: { token } })).rejects.toMatchObject({
    code: 'admin.test_mail_unknown',
  });
  await server.drain();
  expect((await readiness.read()).mail.test?.openedAt).toBeNull();
});

test('each contact takes a test mail of its own, which is opened by its link', async () => {
  const { readiness, operatorSettings } = await admin();
  const { settings } = await operatorSettings.read();
  const market = { ...(settings.market ?? unnamedMarket) };
  const contacts = { help: '', legal: 'legal@creektalent.com', privacy: 'privacy@creektalent.com' };
  await operatorSettings.change({ body: { ...settings, market: { ...market, contacts } } });
  await expect(readiness.testContact({ params: { contact: 'help' } })).rejects.toMatchObject({
    code: 'admin.contact_unstated',
  });
  await readiness.testContact({ params: { contact: 'privacy' } });
  await readiness.testContact({ params: { contact: 'legal' } });
  await server.drain();
  const opened = await readiness.openTestMail({ body: { token: tokenIn(lastMail()?.body) } });
  const taken = { takenAt: expect.any(String), refusal: null };
  expect(opened.mail.contacts).toMatchObject({ help: null, legal: taken, privacy: taken });
  const times = Object.values(opened.mail.contacts ?? {}).map((one) => one?.openedAt ?? null);
  expect(times.filter((at) => at !== null)).toHaveLength(1);
});

test('a test mail that the server refuses says why, and is not sent again by itself', async () => {
  const { readiness } = await admin();
  mailServer.refusals.push(550);
  await readiness.testMail({ body: { to } });
  await server.drain();
  const read = await readiness.read();
  expect(reasons(read)).toMatchObject({ MAIL: 'MAIL_REFUSED' });
  expect(read.mail.test?.refusal).toContain('Not now');
  expect(mailServer.refusals).toEqual([]);
});

test('mails that the server refused for good are listed with receiver and reason', async () => {
  const { db, jobs } = server.app.deps;
  mailServer.refusals.push(550);
  const mail = {
    id: crypto.randomUUID(),
    to: 'gone@people.example',
    subject: 'News',
    text: 'News',
    html: 'News',
  };
  await jobs.enqueue(db, sendMailJob, mail);
  await server.drain();
  const { mail: state } = await (await admin()).readiness.read();
  expect(state.refused).toEqual([
    { to: mail.to, reason: expect.stringContaining('550'), at: expect.any(String) },
  ]);
});

test('the terminal names three things at a start, what is missing first, and every line when asked', async () => {
  const { lines } = await (await admin()).readiness.read();
  const things = nextThingsToDo(lines);
  expect(things).toHaveLength(3);
  expect(things[0]).toMatch(/^ {2}1\. Mail: The mail server refused/u);
  expect(things[1]).toContain('Market: The market has no name');
  expect(things[2]).toContain('Admin accounts: The first password still opens everything.');
  expect(readinessTable(lines).map((line) => line.split(/ {2,}/u).slice(0, 2))).toContainEqual([
    'Ready',
    'Address',
  ]);
});
