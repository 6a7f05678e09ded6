import { describe, expect, test } from 'vitest';
import { publishedCreator, sentBrief } from '../../testing/builders.ts';
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

test('with moderation off nothing can be reported', async () => {
  await setModeration(server, false);
  const { user } = await publishedCreator(server);
  await expect(
    server.anonymous.reports.profile({ params: { id: user.id }, body: { reason } }),
  ).rejects.toMatchObject({ code: 'moderation.reports_off' });
});
