/** The mails as a real mail server receives them. */

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { jobs } from '../../platform/database/tables/index.ts';
import { briefFor, publishedCreator } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { startMailServer, taken } from '../../testing/mail-server.ts';
import { sendNotificationMailJob } from './jobs.ts';

const mailServer = await startMailServer();
afterAll(mailServer.close);

const server = useTestServer({
  mailUrl: `smtp://127.0.0.1:${mailServer.port}`,
  mailFrom: 'Briefcast <hello@briefcast.example>',
  publicUrl: 'https://briefcast.example',
});

async function sendBrief(title = 'Winter barrier serum') {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  const { deal } = await brand.client.deals.create({ body: briefFor(creator, { title }) });
  return { brand, creator, dealId: deal.id };
}

const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email)).map(taken);
const waitingMails = () => server.app.deps.db.select().from(jobs).where(eq(jobs.kind, 'notifications.mail'));

describe('a mail by SMTP', () => {
  test('has both parts, its thread, and the two ways out', async () => {
    const { creator, dealId } = await sendBrief();
    await server.drain();
    const [mail] = mailsTo(creator.user.email);
    expect(mail?.header('from')).toBe('Briefcast <hello@briefcast.example>');
    expect(mail?.header('to')).toBe(creator.user.email);
    expect(mail?.header('subject')).toBe('Oasis Skin sent you a brief: Winter barrier serum');
    const [notification] = (await creator.client.notifications.list()).notifications;
    expect(mail?.header('message-id')).toBe(`<${notification?.id}@briefcast.example>`);
    expect(mail?.header('references')).toBe(`<${dealId}@briefcast.example>`);
    expect(mail?.header('in-reply-to')).toBe(`<${dealId}@briefcast.example>`);
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(https:\/\/briefcast\.example\/unsubscribe\?token=[\w.-]+)>$/.exec(
      mail?.header('list-unsubscribe') ?? '',
    )?.[1];
    expect(link).toBeDefined();
    expect(mail?.header('content-type')).toContain('multipart/alternative');
    expect(mail?.body).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.body).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.body.split(`https://briefcast.example/deal/${dealId}`)).toHaveLength(3);
    expect(mail?.body.split(link ?? '-')).toHaveLength(3);

    const answer = await server.app.http.inject({
      method: 'POST',
      url: (link ?? '').replace('https://briefcast.example', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
  });

  test('is tried again under the same name when the server has no time, and then sent once', async () => {
    mailServer.refusals.push(451);
    const { creator } = await sendBrief();
    await server.drain();
    expect(mailsTo(creator.user.email)).toEqual([]);
    expect(await waitingMails()).toMatchObject([{ attempts: 1, failedAt: null }]);
    server.advance(5000);
    await server.drain();
    const [mail, ...others] = mailsTo(creator.user.email);
    expect(others).toEqual([]);
    expect(await waitingMails()).toEqual([]);
    // As after a crash between sending the mail and recording it.
    const [notification] = (await creator.client.notifications.list()).notifications;
    const { db, jobs: queue } = server.app.deps;
    await queue.enqueue(db, sendNotificationMailJob, { id: notification?.id ?? '' });
    await queue.drain();
    expect(mailsTo(creator.user.email)).toHaveLength(1);
    expect(mail?.header('message-id')).toContain(notification?.id);
  });

  test('is given up at once when the server refuses it for good', async () => {
    mailServer.refusals.push(554);
    const { creator } = await sendBrief();
    await server.drain();
    expect(mailsTo(creator.user.email)).toEqual([]);
    const [job] = await waitingMails();
    expect(job).toMatchObject({ attempts: 1 });
    expect(job?.failedAt).not.toBeNull();
  });

  test('keeps a title in its place, whatever it contains', async () => {
    const { creator } = await sendBrief(
      'Serum\r\nBcc: spy@people.example\n\n<script>alert(1)</script> \u202eexe',
    );
    await server.drain();
    expect(mailsTo('spy@people.example')).toEqual([]);
    const [mail] = mailsTo(creator.user.email);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.header('subject')).toBe(
      'Oasis Skin sent you a brief: Serum Bcc: spy@people.example <script>alert(1)</script> exe',
    );
    expect(mail?.body).not.toContain('><script>');
    expect(mail?.body).toContain('&#60;script&#62;');
  });
});
