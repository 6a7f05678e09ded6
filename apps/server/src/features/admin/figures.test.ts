import { expect, test } from 'vitest';
import { deals, files } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;

test('a period is told as it is now: what was sent in it, how long it took, who came', async () => {
  const { client } = await server.signInAdmin();
  const brand = await server.signUpBrand();
  const creator = await publishedCreator(server);
  const send = async (budget: number) =>
    (await brand.client.deals.create({ body: briefFor(creator, { budget }) })).deal.id;
  const move = (id: string, status: 'ACCEPTED' | 'REJECTED') =>
    creator.client.deals.changeStatus({ params: { id }, body: { status } });
  const accepted = await send(10_000);
  const rejected = await send(50_000);
  await send(2_500);
  await move(accepted, 'ACCEPTED');
  await move(rejected, 'REJECTED');
  const { deals: told, points, overdue, ...period } = await client.admin.figures();
  expect(period).toMatchObject({ step: 'week' });
  expect(told).toMatchObject({
    sent: 3,
    cents: 12_500,
    rejected: 1,
    acceptance: { of: 1 },
    approval: { hours: null, of: 0 },
  });
  expect(told.acceptance.hours).toBeGreaterThanOrEqual(0);
  expect(told.byStatus.filter(({ count }) => count > 0).map(({ status }) => status)).toEqual([
    'BRIEF_SENT',
    'ACCEPTED',
    'REJECTED',
  ]);
  expect(points.at(-1)).toMatchObject({ creators: 1, brands: 1, deals: 3, cents: 12_500 });
  expect(points.slice(0, -1).every(({ deals, creators }) => deals + creators === 0)).toBe(true);
  expect(overdue).toBe(0);
  expect(period.unanswered).toMatchObject({ count: 1, oldestAt: expect.any(String) });
  expect(period.before).toMatchObject({ deals: { sent: 0, cents: 0, rejected: 0 } });
});

test('medians are of the deals of the period, and steps without anything are told too', async () => {
  const { client } = await server.signInAdmin();
  const brandId = brandIdOf(await server.signUpBrand());
  const { db } = server.app.deps;
  const row = (createdAt: string, acceptedAfterHours: number | null) => {
    const sentAt = new Date(createdAt);
    return {
      title: 'Old',
      description: '',
      status: 'IN_PROGRESS' as const,
      budget: 100,
      deadline: new Date('2020-02-01'),
      requirements: [],
      deliverables: [],
      brandId,
      brandName: 'Oasis Skin',
      lastActivityAt: sentAt,
      createdAt: sentAt,
      acceptedAt: acceptedAfterHours === null ? null : new Date(sentAt.getTime() + acceptedAfterHours * hour),
    };
  };
  const made = await db
    .insert(deals)
    .values([
      row('2020-01-01T23:59:00Z', 2),
      row('2020-01-02T00:00:00Z', 4),
      row('2020-01-03T23:59:00Z', 9),
      row('2020-01-04T00:00:00Z', 90),
    ])
    .returning({ id: deals.id });
  const submittedAt = new Date('2020-01-03T00:00:00Z');
  await db.insert(files).values({
    dealId: made[1]?.id ?? '',
    uploaderRole: 'CREATOR',
    originalName: 'cut.mp4',
    storageKey: 'cut',
    mimeType: 'video/mp4',
    type: 'VIDEO',
    size: 1,
    status: 'APPROVED',
    submittedAt,
    reviewedAt: new Date(submittedAt.getTime() + 30 * hour),
  });
  const figures = await client.admin.figures({ query: { from: '2020-01-02', to: '2020-01-03' } });
  expect(figures.deals).toMatchObject({
    sent: 2,
    acceptance: { hours: 6.5, of: 2 },
    approval: { hours: 30, of: 1 },
  });
  expect(figures.points.map(({ start, deals }) => [start, deals])).toEqual([
    ['2020-01-02', 1],
    ['2020-01-03', 1],
  ]);
  const next = await client.admin.figures({ query: { from: '2020-01-04', to: '2020-01-05' } });
  expect(next.before).toMatchObject({
    from: '2020-01-02',
    to: '2020-01-03',
    deals: { sent: 2, acceptance: { hours: 6.5, of: 2 }, approval: { hours: 30, of: 1 } },
  });
  expect(figures.overdue).toBe(4);
  for (const query of [
    { from: '2020-01-02', to: '2020-01-01' },
    { from: '1990-01-01', to: '2020-01-01' },
  ]) {
    await expect(client.admin.figures({ query })).rejects.toMatchObject({ code: 'request.invalid' });
  }
});
