/** The limit of mails to one person, as a real mail server sees it. */

import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { jobs, mailSlots, notifications } from '../../platform/database/tables/index.ts';
import { briefFor, publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { startMailServer, taken } from '../../testing/mail-server.ts';
import { sendBundleJob } from './jobs.ts';
import { sendNotificationMail } from './send-notification-mail.ts';

const mailServer = await startMailServer();
afterAll(mailServer.close);
const mailsPerHour = 3;
const server = useTestServer({
  mailUrl: `smtp://127.0.0.1:${mailServer.port}`,
  mailFrom: 'Briefcast <hello@briefcast.example>',
  publicUrl: 'https://briefcast.example',
  mailsPerHour,
});
const minute = 60_000;
const hour = 60 * minute;

const mailsTo = ({ user }: Person) =>
  mailServer.received.filter(({ to }) => to.includes(user.email)).map(taken);
const subjectsTo = (person: Person) => mailsTo(person).map(({ header }) => header('subject'));
const after = async (milliseconds: number) => {
  server.advance(milliseconds);
  await server.drain();
};

/** This many briefs of one brand to one creator, oldest first. */
async function sendBriefs(brand: Person, creator: Person, titles: readonly string[]) {
  const ids = [];
  for (const title of titles) {
    const { deal } = await brand.client.deals.create({ body: briefFor(creator, { title }) });
    ids.push(deal.id);
  }
  await server.app.settle();
  return ids;
}
const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `Serum ${index + from}.`);
const parties = async () => [await server.signUpBrand(), await publishedCreator(server)] as const;

describe('beyond what an hour may bring', () => {
  test('one mail tells the rest when the hour is over, what needs the person first, with links and a way out', async () => {
    const [brand, creator] = await parties();
    const ids = await sendBriefs(brand, creator, numbered(30));
    await server.drain();
    // Several leave at once: which of them is ahead of the others is the machine's.
    const isAlone = (title: string) => subjectsTo(creator).includes(`Oasis Skin sent you a brief: ${title}`);
    const rest = numbered(30).filter((title) => !isAlone(title));
    expect(rest).toHaveLength(30 - mailsPerHour);
    await after(hour - 2 * minute);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
    await after(2 * minute);
    const bundle = mailsTo(creator)[mailsPerHour];
    expect(bundle?.header('subject')).toBe('27 updates from Briefcast');
    const [text = ''] = bundle?.body.split('Content-Type: text/html') ?? [];
    // The five most urgent are above, under “Needs you”.
    const news = rest.filter((title) => !numbered(5).includes(title)).reverse();
    expect(text).toContain('Needs you: 5 of 30');
    expect([...text.matchAll(/^- (Serum \d+\.)/gm)].map(([, title]) => title)).toEqual(numbered(5));
    expect([...text.matchAll(/^(Serum \d+\.)/gm)].map(([, title]) => title)).toEqual(news.slice(0, 20));
    expect(text).toContain(`And ${news.length - 20} more`);
    for (const title of [...numbered(5), ...news.slice(0, 20)]) {
      const id = ids[numbered(30).indexOf(title)];
      expect(bundle?.body.split(`https://briefcast.example/deal/${id}`)).toHaveLength(3);
    }
    expect(bundle?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain('https://briefcast.example/settings/notifications');
    await after(5 * hour);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour + 1);
  });

  test('no hour brings more, wherever it begins, and nothing is lost', async () => {
    const [brand, creator] = await parties();
    const sentAt: number[] = [];
    const start = server.app.deps.clock().getTime();
    for (let number = 1; number <= 14; number++) {
      await sendBriefs(brand, creator, numbered(1, number));
      await after(13 * minute);
      while (sentAt.length < mailsTo(creator).length) sentAt.push(server.app.deps.clock().getTime() - start);
    }
    await after(2 * hour);
    for (const at of sentAt) {
      const within = sentAt.filter((other) => other > at - hour && other <= at);
      expect(within.length, JSON.stringify(sentAt)).toBeLessThanOrEqual(mailsPerHour);
    }
    const told = mailsTo(creator)
      .map(({ body }) => body)
      .join();
    for (const title of numbered(14)) expect(told).toContain(title);
    expect(mailsTo(creator).length).toBeLessThan(14);
  });

  test('of many mails at once, exactly so many leave', async () => {
    const [brand, creator] = await parties();
    await sendBriefs(brand, creator, numbered(9));
    const { db } = server.app.deps;
    const mailJobs = await db.select().from(jobs).where(eq(jobs.kind, 'notifications.mail'));
    await db.delete(jobs).where(eq(jobs.kind, 'notifications.mail'));
    const ids = mailJobs.map(({ payload }) => (payload as { id: string }).id);
    expect(ids).toHaveLength(9);
    await Promise.all(ids.map((id) => sendNotificationMail(server.app.deps, id)));
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
    const bundles = await db
      .select()
      .from(mailSlots)
      .where(and(eq(mailSlots.userId, creator.user.id), eq(mailSlots.isOpen, true)));
    expect(bundles).toHaveLength(1);
    // A second run, as after a crash: sent mails are not sent again, and bundled ones stay bundled.
    for (const id of ids) await sendNotificationMail(server.app.deps, id);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
    await after(hour);
    expect(subjectsTo(creator).at(-1)).toBe('6 updates from Briefcast');
  });

  test('counts messages and deadlines as well, and tells each deal once', async () => {
    const [brand, creator] = await parties();
    const deadline = new Date(server.app.deps.clock().getTime() + 48 * hour + 20 * minute).toISOString();
    const { deal } = await brand.client.deals.create({
      body: briefFor(creator, { title: 'Near', deadline }),
    });
    await sendBriefs(brand, creator, numbered(2));
    await server.drain();
    for (const content of ['Hello', 'Are you there?']) {
      await brand.client.messages.send({ body: { dealId: deal.id, type: 'TEXT', content } });
    }
    await server.drain();
    await after(16 * minute);
    await after(10 * minute);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
    await after(35 * minute);
    const [text = ''] = mailsTo(creator)[mailsPerHour]?.body.split('Content-Type: text/html') ?? [];
    expect(text).toContain('2 updates');
    expect(text).toMatch(
      /2 messages from Oasis Skin\r\n- Near\r\n- .*Are you there\?.*\r\n- Since: .*\r\nhttps/,
    );
    expect(text).toMatch(/Other news\r\n\r\nNear\r\n- Due on .*\r\nhttps/);
  });
});

describe('a bundle', () => {
  async function held(titles: readonly string[]) {
    const [brand, creator] = await parties();
    await sendBriefs(brand, creator, numbered(mailsPerHour));
    await server.drain();
    const ids = await sendBriefs(brand, creator, titles);
    await server.drain();
    return { brand, creator, ids };
  }

  test('leaves out what was read, overtaken or is unwanted by now; one thing left is told as always', async () => {
    const { brand, creator, ids } = await held(['Read', 'Withdrawn', 'Wanted']);
    await creator.client.notifications.changeSettings({
      body: { kinds: ['brief.withdrawn'], byMail: false },
    });
    await creator.client.notifications.markAllRead({ body: { dealId: ids[0] ?? '' } });
    const params = { id: ids[1] ?? '' };
    await brand.client.deals.changeStatus({ params, body: { status: 'CANCELLED' } });
    await server.drain();
    await after(hour);
    expect(subjectsTo(creator).slice(mailsPerHour)).toEqual(['Oasis Skin sent you a brief: Wanted']);
  });

  test('with nothing left is no mail', async () => {
    const { creator } = await held(['One', 'Two']);
    await creator.client.notifications.markAllRead({ body: {} });
    await after(hour);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
  });

  test('is tried again under the same name, and sent once', async () => {
    const { creator } = await held(['One', 'Two']);
    const { db, jobs: queue } = server.app.deps;
    const [slot] = await db
      .select()
      .from(mailSlots)
      .where(and(eq(mailSlots.userId, creator.user.id), eq(mailSlots.isOpen, true)));
    mailServer.refusals.push(451);
    await after(hour);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour);
    await after(5000);
    expect(mailsTo(creator)).toHaveLength(mailsPerHour + 1);
    expect(mailsTo(creator).at(-1)?.header('message-id')).toBe(`<${slot?.id}@briefcast.example>`);
    // As after a crash between the record and the end of the job.
    await queue.enqueue(db, sendBundleJob, { id: slot?.id ?? '', userId: creator.user.id });
    await queue.drain();
    expect(mailsTo(creator)).toHaveLength(mailsPerHour + 1);
  });

  test('that is being sent takes nothing more: what comes then is not lost', async () => {
    const { brand, creator } = await held(['One', 'Two']);
    mailServer.refusals.push(451);
    await after(hour);
    // Its mail is on its way, and takes the only used slot of the hour.
    await sendBriefs(brand, creator, ['Three', 'Four', 'Five']);
    await server.drain();
    await after(5000);
    // It was sent, and the hour's limit is reached.
    await sendBriefs(brand, creator, ['Six', 'Seven']);
    await server.drain();
    await after(hour + minute);
    const told = mailsTo(creator)
      .map(({ body }) => body)
      .join();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
      expect(told).toContain(title);
    const rows = await server.app.deps.db
      .select({ mailedAt: notifications.mailedAt })
      .from(notifications)
      .where(eq(notifications.userId, creator.user.id));
    expect(rows.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
  });

  test('mails that a server was down for do not pour out when it is back', async () => {
    const [brand, creator] = await parties();
    for (let round = 0; round < 3; round++) {
      await sendBriefs(brand, creator, numbered(3, round * 3 + 1));
      // The mail server refuses every try of this round.
      mailServer.refusals.push(...Array.from({ length: 40 }, () => 451));
      await after(minute);
      await after(hour + 5 * minute);
    }
    expect(mailsTo(creator)).toEqual([]);
    mailServer.refusals.length = 0;
    await after(hour);
    expect(mailsTo(creator).length).toBeLessThanOrEqual(mailsPerHour);
    for (let round = 0; round < 6; round++) await after(hour + minute);
    const told = mailsTo(creator)
      .map(({ body }) => body)
      .join();
    for (const title of numbered(9)) expect(told).toContain(title);
  });

  test('tells first what needs the person, in the words of the queue, and none of it again as news', async () => {
    const { brand, creator, ids } = await held(['Done', 'Next', 'Terms']);
    const [done = '', next = '', terms = ''] = ids;
    await creator.client.deals.changeStatus({ params: { id: done }, body: { status: 'ACCEPTED' } });
    const deadline = new Date(server.app.deps.clock().getTime() + 20 * 24 * hour).toISOString();
    const { proposal } = await creator.client.deals.propose({
      params: { id: terms },
      body: { kind: 'TERMS', budget: 150_000, deadline, note: 'More work.' },
    });
    await server.drain();
    const params = { id: terms, proposalId: proposal.id };
    await brand.client.deals.answerProposal({ params, body: { answer: 'DECLINED' } });
    await server.drain();
    const { needs } = await creator.client.needs.read();
    expect(needs.map(({ deal }) => deal?.title)).toContain('Next');
    await after(hour);
    const mail = mailsTo(creator).at(-1);
    const [text = ''] = mail?.body.split('Content-Type: text/html') ?? [];
    const [queue = '', news = ''] = text.split('Other news');
    expect(queue).toMatch(
      /Needs you(: \S+ of \S+)?\r\n\r\nNew brief from Oasis Skin\r\n- .*\r\n- Accept, decline or propose other terms\r\n- Answer by: /,
    );
    expect(queue).toContain(`https://briefcast.example/deal/${next}`);
    expect(queue).not.toContain('Done');
    expect(news).toMatch(/Terms\r\n- .*declined/);
    expect(news).not.toMatch(/^Next/m);
  });

  test('carries a link that ends mails of every kind', async () => {
    const { creator } = await held(['One', 'Two']);
    await after(hour);
    const link = mailsTo(creator).at(-1)?.header('list-unsubscribe') ?? '';
    const token = /token=([\w.-]+)/.exec(link)?.[1] ?? '';
    const { notifications: calls } = server.anonymous;
    expect(await calls.readUnsubscription({ query: { token } })).toMatchObject({ kind: null, byMail: true });
    expect(await calls.unsubscribe({ query: { token } })).toMatchObject({ kind: null, byMail: false });
    expect(await calls.readUnsubscription({ query: { token } })).toMatchObject({ byMail: false });
    const { settings } = await creator.client.notifications.settings();
    expect(settings.every(({ byMail, inApp }) => !byMail && inApp)).toBe(true);
  });
});
