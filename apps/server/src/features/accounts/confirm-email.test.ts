import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { jobs, users } from '../../platform/database/tables/index.ts';
import { briefFor, publishedCreator } from '../../testing/builders.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { catchUpJob } from '../notifications/jobs.ts';
import { confirmationToken } from './confirmation-link.ts';

const server = useTestServer();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A new creator, whose e-mail is not confirmed yet. */
async function newcomer(): Promise<Person> {
  const { user, token } = await server.anonymous.accounts.register({
    body: {
      email: newEmail(),
      password: testPassword,
      role: 'CREATOR',
      firstName: 'Layla',
      lastName: 'Haddad',
    },
  });
  return { user, token, client: server.as(token) };
}

const mailsTo = async ({ user }: Person) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${user.email}`));
const tokenIn = (mail = '') => /confirm-email\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
const confirm = (token: string) => server.anonymous.accounts.confirmEmail({ body: { token } });
const isConfirmed = async ({ client }: Person) => (await client.accounts.me()).user.emailConfirmed;

/** Sends briefs to a published creator. */
async function sendBriefs(creator: Person, titles: string[]) {
  await creator.client.profiles.update({ body: { bio: 'Skincare on camera.' } });
  const admin = await server.signInAdmin();
  await admin.client.admin.togglePublish({ params: { id: creator.user.id }, body: { isPublished: true } });
  const brand = await server.signUpBrand();
  const deals = [];
  for (const title of titles) {
    deals.push((await brand.client.deals.create({ body: briefFor(creator, { title }) })).deal);
  }
  await server.drain();
  return { brand, deals };
}

describe('the welcome mail', () => {
  test('is one, with a link and nothing that was typed at sign-up', async () => {
    const creator = await newcomer();
    expect(creator.user.emailConfirmed).toBe(false);
    const [mail, ...others] = await mailsTo(creator);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: Welcome to Briefcast: please confirm your e-mail');
    expect(mail).not.toContain('Layla');
    expect(tokenIn(mail)).not.toBe('');
    expect(tokenIn(mail)).not.toContain(Buffer.from(creator.user.email).toString('base64url'));
  });

  test('confirms the e-mail once, with or without a login', async () => {
    const creator = await newcomer();
    const token = tokenIn((await mailsTo(creator))[0]);
    expect(await confirm(token)).toEqual({ alreadyConfirmed: false });
    expect(await isConfirmed(creator)).toBe(true);
    expect(await creator.client.accounts.confirmEmail({ body: { token } })).toEqual({
      alreadyConfirmed: true,
    });
  });

  test('confirms by a POST alone: a program that opens the link changes nothing', async () => {
    const creator = await newcomer();
    const token = tokenIn((await mailsTo(creator))[0]);
    for (const url of [`/confirm-email?token=${token}`, `/api/auth/confirm-email?token=${token}`]) {
      await server.app.http.inject({ method: 'GET', url });
    }
    expect(await isConfirmed(creator)).toBe(false);
  });

  test('ends after 7 days; a confirmed e-mail is told so even then', async () => {
    const [late, early] = [await newcomer(), await newcomer()];
    const [lateToken, earlyToken] = [tokenIn((await mailsTo(late))[0]), tokenIn((await mailsTo(early))[0])];
    server.advance(7 * day - minute);
    await confirm(earlyToken);
    server.advance(2 * minute);
    await expect(confirm(lateToken)).rejects.toMatchObject({ code: 'account.confirmation_expired' });
    expect(await confirm(earlyToken)).toEqual({ alreadyConfirmed: true });
  });

  test('holds for its account, its address and this purpose alone', async () => {
    const [creator, other] = [await newcomer(), await newcomer()];
    const { db, keys, clock } = server.app.deps;
    const { id: userId, email } = creator.user;
    const soon = new Date(clock().getTime() + hour);
    const good = confirmationToken(keys.confirmations, { userId, email }, soon);
    const [subject, signature] = good.split('.');
    const later = Buffer.from(`${userId} 99999999999`).toString('base64url');
    const forged = [
      'x',
      `${subject}.`,
      `${later}.${signature}`,
      `${good}.x`,
      confirmationToken(keys.unsubscribe, { userId, email }, soon),
      confirmationToken(keys.confirmations, { userId, email: other.user.email }, soon),
      confirmationToken(keys.confirmations, { userId: other.user.id, email }, soon),
      confirmationToken(keys.confirmations, { userId: '01900000-0000-7000-8000-ffffffffffff', email }, soon),
    ];
    for (const token of forged) {
      await expect(confirm(token)).rejects.toMatchObject({ code: 'account.confirmation_invalid' });
    }
    // The address changes while a link is on its way.
    await db.update(users).set({ email: newEmail() }).where(eq(users.id, userId));
    await expect(confirm(good)).rejects.toMatchObject({ code: 'account.confirmation_invalid' });
  });
});

describe('asking again', () => {
  test('works once a minute, three times an hour and five times a day', async () => {
    const creator = await newcomer();
    const again = () => creator.client.accounts.resendConfirmation();
    const refusalOf = async () => {
      const error = await again().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'request.rate_limited' });
      return (error as { retryAfterSeconds: number }).retryAfterSeconds;
    };
    // The mail at sign-up counts towards the limit.
    expect(await refusalOf()).toBeLessThanOrEqual(60);
    for (const _ of [2, 3]) {
      server.advance(minute + 1000);
      expect(await again()).toEqual({ alreadyConfirmed: false });
    }
    server.advance(minute + 1000);
    expect(await refusalOf()).toBeGreaterThan(50 * 60);
    server.advance(hour);
    await again();
    server.advance(minute + 1000);
    await again();
    server.advance(2 * hour);
    expect(await refusalOf()).toBeGreaterThan(12 * 60 * 60);
    expect(await mailsTo(creator)).toHaveLength(5);
  });

  test('of several at once only one is sent', async () => {
    const creator = await newcomer();
    server.advance(2 * minute);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => creator.client.accounts.resendConfirmation()),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(creator)).toHaveLength(2);
  });

  test('sends nothing once the e-mail is confirmed', async () => {
    const creator = await newcomer();
    await confirm(tokenIn((await mailsTo(creator))[0]));
    expect(await creator.client.accounts.resendConfirmation()).toEqual({ alreadyConfirmed: true });
    expect(await mailsTo(creator)).toHaveLength(1);
  });
});

describe('until it is confirmed', () => {
  test('nothing but the bell tells of briefs; then one mail tells what is still unread', async () => {
    const creator = await newcomer();
    const [welcome] = await mailsTo(creator);
    const { brand, deals } = await sendBriefs(creator, ['One', 'Two', 'Three', 'Four']);
    expect(await creator.client.notifications.list()).toMatchObject({ unread: 4 });
    expect(await mailsTo(creator)).toEqual([welcome]);

    const [one, two] = deals;
    await creator.client.notifications.markAllRead({ body: { dealId: one?.id ?? '' } });
    await brand.client.deals.changeStatus({
      params: { id: two?.id ?? '' },
      body: { status: 'CANCELLED' },
    });
    await creator.client.notifications.markAllRead({ body: { dealId: two?.id ?? '' } });
    await server.drain();
    await confirm(tokenIn(welcome));
    const [, summary, ...others] = await mailsTo(creator);
    expect(others).toEqual([]);
    expect(summary).toContain('Subject: 2 updates from Briefcast');
    expect(summary).toMatch(/Four[\s\S]*Three/);
    expect(summary).not.toMatch(/^(One|Two)$/m);
    // A second run, as after a crash, finds nothing more to send.
    const { db, jobs: queue } = server.app.deps;
    await queue.enqueue(db, catchUpJob, { userId: creator.user.id });
    expect(await mailsTo(creator)).toHaveLength(2);
  });

  test('confirming brings no mail where nothing waits', async () => {
    const creator = await newcomer();
    await confirm(tokenIn((await mailsTo(creator))[0]));
    expect(await mailsTo(creator)).toHaveLength(1);
    expect(await server.app.deps.db.select().from(jobs).where(eq(jobs.kind, 'notifications.bundle'))).toEqual(
      [],
    );
  });

  test('everything else works', async () => {
    const creator = await newcomer();
    const { deals } = await sendBriefs(creator, ['Serum']);
    const params = { id: deals[0]?.id ?? '' };
    await creator.client.deals.changeStatus({ params, body: { status: 'ACCEPTED' } });
    await creator.client.messages.send({ body: { dealId: params.id, type: 'TEXT', content: 'Hello' } });
    expect(await isConfirmed(creator)).toBe(false);
  });

  test('a password that is set by a mailed link confirms it too', async () => {
    const creator = await newcomer();
    const { email } = creator.user;
    await server.anonymous.accounts.forgotPassword({ body: { email } });
    const mail = (await mailsTo(creator)).at(-1);
    const token = /reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
    await server.anonymous.accounts.resetPassword({ body: { token, password: 'another password' } });
    const { user } = await server.anonymous.accounts.logIn({ body: { email, password: 'another password' } });
    expect(user.emailConfirmed).toBe(true);
  });
});

test('who is confirmed by the builders gets no welcome mail', async () => {
  expect(await mailsTo(await publishedCreator(server))).toEqual([]);
});
