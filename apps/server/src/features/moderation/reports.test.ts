import { describe, expect, test } from 'vitest';
import { brandIdOf, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { useTestServer } from '../../testing/harness.ts';
import { setModeration } from '../../testing/moderation.ts';

const server = useTestServer();

const reason = 'FRAUD' as const;
const openReports = async () => {
  const { client } = await server.signInAdmin();
  const { entries } = await client.moderation.queue({ query: {} });
  return entries.filter(({ what }) => what === 'REPORT');
};

describe('with moderation on', () => {
  test('a guest reports a profile, and what it was is kept', async () => {
    await setModeration(server, false);
    const { user, client } = await publishedCreator(server);
    await setModeration(server, true);
    const params = { id: user.id };
    await server.anonymous.reports.profile({ params, body: { reason, note: 'Not her films.' } });
    await client.profiles.update({ body: { isPublished: false } });
    const [queued] = await openReports();
    const admin = await server.signInAdmin();
    const { report } = await admin.client.moderation.report({ params: { id: queued?.id ?? '' } });
    expect(report).toMatchObject({
      subject: 'PROFILE',
      reporterRole: 'GUEST',
      reporter: null,
      note: 'Not her films.',
      kept: {
        text: 'Skincare routines filmed in real morning light.',
        pictures: [{}, {}, {}].map(() => expect.any(String)),
      },
    });
    await admin.client.moderation.closeReport({
      params: { id: report.id },
      body: { outcome: 'DISMISSED', note: 'They are hers.' },
    });
    await expect(
      admin.client.moderation.closeReport({ params: { id: report.id }, body: { outcome: 'ACTED' } }),
    ).rejects.toMatchObject({ code: 'moderation.report_closed' });
    const { entries } = await admin.client.admin.audit({ query: { search: report.id } });
    expect(entries).toMatchObject([{ action: 'report.close', after: { outcome: 'DISMISSED' } }]);
    expect(await openReports()).toEqual([]);
    // Unpublished creators cannot be reported.
    await expect(server.anonymous.reports.profile({ params, body: { reason } })).rejects.toMatchObject({
      code: 'creator.not_found',
    });
  });

  test('a creator reports a casting, and a brand an application to its own', async () => {
    await setModeration(server, false);
    const [brand, creator] = [await server.signUpBrand('Nomad Roasters'), await publishedCreator(server)];
    const id = await postedCasting(brand);
    const { applicationId } = await appliedTo(id, creator);
    await setModeration(server, true);
    await creator.client.reports.casting({ params: { id }, body: { reason } });
    const params = { id, applicationId };
    await brand.client.reports.application({ params, body: { reason, note: 'Copied.' } });
    const other = await server.signUpBrand();
    await expect(other.client.reports.application({ params, body: { reason } })).rejects.toMatchObject({
      code: 'casting.not_found',
    });
    const queued = await openReports();
    expect(queued).toMatchObject([
      { subject: 'CASTING', author: 'Nomad Roasters', dealTitle: 'Three faces, one barrier serum' },
      { subject: 'APPLICATION', author: 'Layla Haddad', dealTitle: 'Three faces, one barrier serum' },
    ]);
    const admin = await server.signInAdmin();
    const read = async (at: number) =>
      (await admin.client.moderation.report({ params: { id: queued[at]?.id ?? '' } })).report;
    expect(await read(0)).toMatchObject({ casting: { id, isOver: false } });
    await admin.client.adminCastings.end({ params: { id }, body: { reason: 'Asks for addresses' } });
    expect(await read(1)).toMatchObject({
      casting: { id, isOver: true },
      creatorId: creator.user.id,
      kept: { text: expect.stringContaining('the light comes in low') },
    });
    for (const report of queued)
      await admin.client.moderation.closeReport({
        params: { id: report.id },
        body: { outcome: 'ACTED' },
      });
  });

  test('either side reports a message of the other, once while nobody has looked', async () => {
    await setModeration(server, false);
    const { dealId, brand, creator } = await sentBrief(server);
    await setModeration(server, true);
    const write = { dealId, content: 'Pay me elsewhere.', type: 'TEXT' as const };
    const { message } = await creator.client.messages.send({ body: write });
    const body = { subject: 'MESSAGE' as const, subjectId: message.id, reason };
    await brand.client.reports.inDeal({ body });
    await brand.client.reports.inDeal({ body });
    const [queued, second] = await openReports();
    expect(second).toBeUndefined();
    const admin = await server.signInAdmin();
    const { report } = await admin.client.moderation.report({ params: { id: queued?.id ?? '' } });
    expect(report).toMatchObject({
      subject: 'MESSAGE',
      reporterRole: 'BRAND',
      dealId,
      kept: { text: 'Pay me elsewhere.', dealTitle: 'Winter barrier serum' },
    });
    await admin.client.moderation.closeReport({ params: { id: report.id }, body: { outcome: 'ACTED' } });
    const { entries } = await admin.client.admin.audit({ query: { search: report.id } });
    expect(entries[0]?.subject).toContain('Winter barrier serum');
    // One cannot report one's own content, or that of others' deals.
    const stranger = await server.signUpBrand();
    for (const { client } of [creator, stranger])
      await expect(client.reports.inDeal({ body })).rejects.toMatchObject({
        code: 'moderation.nothing_to_report',
      });
  });
});

describe('beside a report', () => {
  /** A message of the brand, reported by the creator. */
  async function reportedMessage() {
    await setModeration(server, false);
    const scene = await sentBrief(server);
    await setModeration(server, true);
    const { dealId, brand, creator } = scene;
    const say = ({ client }: typeof brand, content: string) =>
      client.messages.send({ body: { dealId, content, type: 'TEXT' } });
    await say(creator, 'The first cut is up.');
    const { message } = await say(brand, 'Cash on Friday, and we skip the fee.');
    await say(creator, 'I would rather not.');
    const body = { subject: 'MESSAGE' as const, subjectId: message.id, reason };
    await creator.client.reports.inDeal({ body });
    const admin = await server.signInAdmin();
    const { entries } = await admin.client.moderation.queue({ query: {} });
    const id = entries.find((entry) => entry.what === 'REPORT')?.id ?? '';
    return { ...scene, admin: admin.client, params: { id } };
  }
  const lettersOf = async ({ client }: Awaited<ReturnType<typeof reportedMessage>>['brand']) =>
    (await client.letters.own()).letters;

  test('stand the messages around it, whom it is about, and what happened before', async () => {
    const { admin, params, brand, dealId } = await reportedMessage();
    await admin.moderation.warn({ params, body: { reason: 'Payment stays here.' } });
    const { report } = await admin.moderation.report({ params });
    expect(report.around.slice(-3)).toMatchObject([
      { side: 'CREATOR', text: 'The first cut is up.', isReported: false },
      { side: 'BRAND', isReported: true },
      { side: 'CREATOR', text: 'I would rather not.' },
    ]);
    expect(report.reported).toMatchObject({ as: 'BRAND', id: brandIdOf(brand), isSuspended: false });
    expect(report.before).toMatchObject([{ what: 'WARNING', text: 'Payment stays here.' }]);
    const { entries } = await admin.admin.audit({ query: { search: dealId } });
    expect(entries).toMatchObject([{ action: 'deal.viewed' }]);
    await admin.moderation.closeReport({ params, body: { outcome: 'DISMISSED' } });
  });

  test('a warning is read in the account and by mail, and is a line of the trail', async () => {
    const { admin, params, brand, creator } = await reportedMessage();
    const body = { reason: 'Payment outside takes the protection from both.' };
    await admin.moderation.warn({ params, body });
    expect(await lettersOf(brand)).toMatchObject([{ kind: 'WARNING', text: body.reason }]);
    expect(await lettersOf(creator)).toEqual([]);
    const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${brand.user.email}`));
    expect(mails.some((mail) => mail.includes('A warning from'))).toBe(true);
    const { notifications } = await brand.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('account.letter');
    const { entries } = await admin.admin.audit({ query: { search: brandIdOf(brand) } });
    expect(entries).toMatchObject([{ action: 'brand.warn', after: body }]);
    await admin.moderation.closeReport({ params, body: { outcome: 'ACTED' } });
  });

  test('its end is a letter to who reported it, where the admin writes one', async () => {
    const { admin, params, brand, creator } = await reportedMessage();
    const body = { outcome: 'ACTED' as const, note: 'Thank you. We looked into it.' };
    await admin.moderation.closeReport({ params, body });
    expect(await lettersOf(creator)).toMatchObject([{ kind: 'REPORT_ANSWER', text: body.note }]);
    expect(await lettersOf(brand)).toEqual([]);
  });

  test('what is public of the reported can be taken offline, and they read why', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    await server.anonymous.reports.profile({ params: { id }, body: { reason } });
    const { client } = await server.signInAdmin();
    const [queued] = await openReports();
    const params = { id: queued?.id ?? '' };
    const read = async () => (await client.moderation.report({ params })).report;
    expect((await read()).publicThings).toMatchObject([{ what: 'PROFILE', id }]);
    await client.admin.togglePublish({
      params: { id },
      body: { isPublished: false, reason: 'Stolen pictures' },
    });
    expect((await read()).publicThings).toEqual([]);
    expect(await lettersOf(creator)).toMatchObject([{ kind: 'OFFLINE', text: 'Stolen pictures' }]);
    await client.moderation.closeReport({ params, body: { outcome: 'ACTED' } });
  });
});

test('with moderation off nothing can be reported', async () => {
  await setModeration(server, false);
  const { user } = await publishedCreator(server);
  await expect(
    server.anonymous.reports.profile({ params: { id: user.id }, body: { reason } }),
  ).rejects.toMatchObject({ code: 'moderation.reports_off' });
});
