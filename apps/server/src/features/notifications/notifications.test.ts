import { AppError, api, type NotificationKind } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../platform/database/tables/index.ts';
import {
  acceptedDeal,
  briefFor,
  type DealSituation,
  publishedCreator,
  sentBrief,
} from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { notify } from './notify.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

const server = useTestServer();

const kindsOf = async ({ client }: Person) =>
  (await client.notifications.list()).notifications.map(({ kind }) => kind);

const move = (
  who: Person,
  dealId: string,
  status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED' | 'SUBMITTED' | 'COMPLETED',
) => who.client.deals.changeStatus({ params: { id: dealId }, body: { status } });

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const upload = async ({ creator, dealId }: DealSituation) =>
  (await sendFile(server, creator, api.files.upload, pdf, { name: 'cut.pdf', params: { dealId } })).file.id;

async function submittedDeal() {
  const situation = await acceptedDeal(server);
  const fileId = await upload(situation);
  await move(situation.creator, situation.dealId, 'SUBMITTED');
  return { ...situation, fileId };
}

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : error;
};

/** The mails to a person since the last call. */
const mailsTo = async (person: Person) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${person.user.email}`));
const subjectOf = (mail: string) => /^Subject: (.*(?:\r\n .*)*)/m.exec(mail)?.[1]?.replace(/\r\n/g, '');

describe('what is told', () => {
  test('a brief, to its creator alone, with its deal and a mail', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const page = await creator.client.notifications.list();
    expect(page).toMatchObject({
      unread: 1,
      nextCursor: null,
      notifications: [
        {
          kind: 'brief.received',
          readAt: null,
          deal: { id: dealId, title: 'Winter barrier serum', status: 'BRIEF_SENT', otherParty: 'Oasis Skin' },
        },
      ],
    });
    expect(await kindsOf(brand)).toEqual([]);
    const [mail, ...others] = await mailsTo(creator);
    expect(others).toEqual([]);
    expect(subjectOf(mail ?? '')).toBe('Oasis Skin sent you a brief: Winter barrier serum');
    expect(mail).toContain(`/deal/${dealId}`);
  });

  test.each([
    ['ACCEPTED', 'brief.accepted'],
    ['REJECTED', 'brief.rejected'],
  ] as const)('that a brief is %s, to the brand', async (status, kind) => {
    const { brand, creator, dealId } = await sentBrief(server);
    await move(creator, dealId, status);
    expect(await kindsOf(brand)).toEqual([kind]);
    expect(await kindsOf(creator)).toEqual(['brief.received']);
    expect(await mailsTo(brand)).toHaveLength(1);
  });

  test('that a brief is withdrawn, to the creator', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await move(brand, dealId, 'CANCELLED');
    expect(await kindsOf(creator)).toEqual(['brief.withdrawn', 'brief.received']);
    expect(await kindsOf(brand)).toEqual([]);
  });

  test('each submission, each request for changes and the end, and one’s own doing as read', async () => {
    const { brand, creator, dealId, fileId } = await submittedDeal();
    await brand.client.files.review({
      params: { id: fileId },
      body: { status: 'NEEDS_REVISION', feedback: 'Brighter, please.' },
    });
    const second = await upload({ brand, creator, dealId });
    await move(creator, dealId, 'SUBMITTED');
    await brand.client.files.review({ params: { id: second }, body: { status: 'APPROVED' } });
    await move(brand, dealId, 'COMPLETED');
    expect(await kindsOf(creator)).toEqual(['deal.completed', 'revision.requested', 'brief.received']);
    expect(await kindsOf(brand)).toEqual([
      'deal.completed',
      'content.submitted',
      'content.submitted',
      'brief.accepted',
    ]);
    expect((await brand.client.notifications.list()).unread).toBe(3);
    expect((await brand.client.notifications.list()).notifications[0]?.readAt).not.toBeNull();
  });

  test('what the brand wrote, in the mail that asks for changes', async () => {
    const { brand, creator, fileId } = await submittedDeal();
    await brand.client.files.review({
      params: { id: fileId },
      body: { status: 'NEEDS_REVISION', feedback: 'Brighter <b>please</b>.' },
    });
    const mail = (await mailsTo(creator)).find((one) => subjectOf(one)?.includes('asked for changes'));
    expect(mail).toContain('> Brighter <b>please</b>.');
    expect(mail).toContain('Brighter &#60;b&#62;please&#60;/b&#62;.');
  });

  test('what the admin does: cancelling to both sides, unpublishing to the creator', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { client: admin } = await server.signInAdmin();
    await admin.admin.cancelDeal({ params: { id: dealId } });
    await admin.admin.togglePublish({ params: { id: creator.user.id }, body: { isPublished: false } });
    await admin.admin.togglePublish({ params: { id: creator.user.id }, body: { isPublished: false } });
    expect(await kindsOf(brand)).toEqual(['deal.cancelled', 'brief.accepted']);
    expect(await kindsOf(creator)).toEqual(['profile.unpublished', 'deal.cancelled', 'brief.received']);
    const mail = (await mailsTo(creator)).find((one) => subjectOf(one)?.includes('no longer published'));
    expect(mail).toContain('/creator-profile');
  });

  test.each(['creator', 'brand', 'admin'])(
    'an account that the %s deletes, to the other side',
    async (who) => {
      const { brand, creator } = await acceptedDeal(server);
      const [goes, stays] = who === 'brand' ? [brand, creator] : [creator, brand];
      const { client: admin } = await server.signInAdmin();
      if (who === 'admin') await admin.admin.removeUser({ params: { id: creator.user.id } });
      else await goes.client.personalData.removeAccount({ body: { password: testPassword } });
      expect((await kindsOf(stays))[0]).toBe('deal.account_deleted');
      expect(await kindsOf(stays)).not.toContain('deal.cancelled');
      expect((await mailsTo(stays)).join()).toContain('The account was deleted');
      expect((await mailsTo(goes)).join()).not.toContain('The account was deleted');
    },
  );

  test('nothing of what was rolled back', async () => {
    const { creator, dealId } = await sentBrief(server);
    const about = { actor: 'ADMIN', creatorId: creator.user.id, dealId } as const;
    const { db, facts } = server.app.deps;
    await db
      .transaction(async (tx) => {
        await facts.append(tx, { kind: 'deal.moved', ...about, data: { from: 'ACCEPTED', to: 'CANCELLED' } });
        throw new Error('back');
      })
      .catch(() => undefined);
    expect(await kindsOf(creator)).toEqual(['brief.received']);
  });

  test('the same cause once, whoever tries at the same time', async () => {
    const { creator, dealId } = await sentBrief(server);
    await server.app.settle();
    const news = {
      userId: creator.user.id,
      role: 'CREATOR',
      kind: 'deadline.soon',
      dealId,
      cause: `deadline.soon:${dealId}`,
    } as const;
    const { db } = server.app.deps;
    const tries = [1, 2, 3, 4].map(() => db.transaction((tx) => notify(server.app.deps, tx, [news, news])));
    expect((await Promise.all(tries)).toSorted()).toEqual([0, 0, 0, 1]);
    expect(await kindsOf(creator)).toEqual(['deadline.soon', 'brief.received']);
  });
});

describe('the bell', () => {
  test('pages go back to the first, newest first', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    for (const title of ['Two', 'Three']) {
      await brand.client.deals.create({ body: briefFor(creator, { title }) });
    }
    const first = await creator.client.notifications.list({ query: { limit: 2 } });
    expect(first.notifications.map(({ deal }) => deal?.title)).toEqual(['Three', 'Two']);
    expect(first.nextCursor).toBe(first.notifications[1]?.id);
    const second = await creator.client.notifications.list({
      query: { limit: 2, before: first.nextCursor ?? '' },
    });
    expect(second).toMatchObject({ notifications: [{ deal: { id: dealId } }], nextCursor: null, unread: 3 });
  });

  test('one, those of a deal, and all of them become read; strangers mark nothing', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    for (const title of ['Two', 'Three']) {
      await brand.client.deals.create({ body: briefFor(creator, { title }) });
    }
    const { client } = creator;
    const [newest] = (await client.notifications.list()).notifications;
    const params = { id: newest?.id ?? '' };
    expect(await refusal(brand.client.notifications.markRead({ params }))).toBe('notification.not_found');
    await brand.client.notifications.markAllRead({ body: { dealId } });
    expect(await client.notifications.unreadCount()).toMatchObject({ unread: 3 });
    expect(await client.notifications.markRead({ params })).toMatchObject({ unread: 2 });
    expect(await client.notifications.markRead({ params })).toMatchObject({ unread: 2 });
    expect(await client.notifications.markAllRead({ body: { dealId } })).toMatchObject({ unread: 1 });
    expect(await client.notifications.markAllRead({ body: {} })).toMatchObject({ unread: 0 });
  });

  test('a deleted deal takes its notifications along', async () => {
    const { creator, dealId } = await sentBrief(server);
    const { client: admin } = await server.signInAdmin();
    await admin.admin.removeDeal({ params: { id: dealId } });
    expect(await creator.client.notifications.list()).toMatchObject({ notifications: [], unread: 0 });
  });

  test('what was read goes after 90 days; what was not stays', async () => {
    const { creator, brand } = await sentBrief(server);
    await creator.client.notifications.markAllRead({ body: {} });
    await brand.client.deals.create({ body: briefFor(creator, { title: 'Unread' }) });
    const { db } = server.app.deps;
    const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    await db.update(notifications).set({ createdAt: old }).where(eq(notifications.userId, creator.user.id));
    server.advance(61_000);
    await server.drain();
    const { notifications: left } = await creator.client.notifications.list();
    expect(left.map(({ deal }) => deal?.title)).toEqual(['Unread']);
  });
});

describe('the settings', () => {
  test('each role has its own kinds, all of them on', async () => {
    const [brand, creator] = [await server.signUpBrand(), await server.signUpCreator()];
    const kinds: Record<string, NotificationKind[]> = {};
    for (const { client, user } of [brand, creator]) {
      const { settings } = await client.notifications.settings();
      expect(settings.every(({ inApp, byMail }) => inApp && byMail)).toBe(true);
      kinds[user.role] = settings.map(({ kind }) => kind);
    }
    expect(kinds.BRAND).toContain('content.submitted');
    expect(kinds.BRAND).not.toContain('brief.received');
    expect(kinds.CREATOR).toContain('profile.unpublished');
    expect(kinds.CREATOR).not.toContain('brief.accepted');
  });

  test('a switch changes itself alone, and a kind of the other role is refused', async () => {
    const { client } = await server.signUpCreator();
    await client.notifications.changeSettings({ body: { kinds: ['brief.received'], byMail: false } });
    const { settings } = await client.notifications.changeSettings({
      body: { kinds: ['brief.received'], inApp: false },
    });
    expect(settings[0]).toMatchObject({ kind: 'brief.received', inApp: false, byMail: false });
    expect(settings.slice(1).every(({ inApp, byMail }) => inApp && byMail)).toBe(true);
    const wrong = client.notifications.changeSettings({ body: { kinds: ['brief.accepted'], inApp: false } });
    expect(await refusal(wrong)).toBe('notification.not_for_role');
  });

  test.each([
    [{ byMail: false }, 1, 0],
    [{ inApp: false }, 0, 1],
    [{ inApp: false, byMail: false }, 0, 0],
  ])('%o leaves %i in the app and %i mails', async (choice, inApp, mails) => {
    const creator = await publishedCreator(server);
    const brand = await server.signUpBrand();
    await creator.client.notifications.changeSettings({ body: { kinds: ['brief.received'], ...choice } });
    await brand.client.deals.create({ body: briefFor(creator) });
    expect(await creator.client.notifications.list()).toMatchObject({ unread: inApp });
    expect(await kindsOf(creator)).toHaveLength(inApp);
    expect(await mailsTo(creator)).toHaveLength(mails);
  });

  test('a mail that is on its way stays, once nobody wants it or it is no longer true', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await move(brand, dealId, 'CANCELLED');
    await creator.client.notifications.changeSettings({
      body: { kinds: ['brief.withdrawn'], byMail: false },
    });
    expect(await mailsTo(creator)).toEqual([]);
    const rows = await server.app.deps.db
      .select({ mailedAt: notifications.mailedAt })
      .from(notifications)
      .where(and(eq(notifications.userId, creator.user.id)));
    expect(rows).toEqual([{ mailedAt: null }, { mailedAt: null }]);
  });
});

describe('the link of a mail', () => {
  const tokenOf = (mail: string | undefined) => /unsubscribe\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';

  test('looking changes nothing; one click, sent as a form without a login, ends mails of the kind', async () => {
    const { brand, creator } = await sentBrief(server);
    const token = tokenOf((await mailsTo(creator))[0]);
    const { notifications: calls } = server.anonymous;
    const about = { kind: 'brief.received', byMail: true };
    expect(await calls.readUnsubscription({ query: { token } })).toMatchObject(about);
    expect(await calls.readUnsubscription({ query: { token } })).toMatchObject(about);
    const answer = await server.app.http.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { kind: 'brief.received', byMail: false } });
    expect((await calls.unsubscribe({ query: { token } })).email).toMatch(/^p•••@people\.example$/);
    await brand.client.deals.create({ body: briefFor(creator) });
    expect(await mailsTo(creator)).toHaveLength(1);
    expect(await creator.client.notifications.list()).toMatchObject({ unread: 2 });
  });

  test('a form is taken there only', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('forged, foreign and orphaned tokens are refused', async () => {
    const creator = await server.signUpCreator();
    const { keys } = server.app.deps;
    const good = unsubscribeToken(keys.unsubscribe, creator.user.id, 'brief.received');
    const [subject = '', signature = ''] = good.split('.');
    const other = Buffer.from(`${creator.user.id} brief.withdrawn`).toString('base64url');
    const tokens = [
      'x',
      `${other}.${signature}`,
      `${subject}.${signature}.x`,
      unsubscribeToken(keys.confirmations, creator.user.id, 'brief.received'),
      unsubscribeToken(keys.unsubscribe, '01900000-0000-7000-8000-ffffffffffff', 'brief.received'),
    ];
    for (const token of tokens) {
      const call = server.anonymous.notifications.unsubscribe({ query: { token } });
      expect(await refusal(call), token).toBe('notification.link_invalid');
    }
    await server.anonymous.notifications.readUnsubscription({ query: { token: good } });
  });
});
