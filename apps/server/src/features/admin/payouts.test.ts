import { api } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, brandIdOf } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;

async function completedDeal(title: string, paymentDays: number) {
  const deadline = new Date(server.app.deps.clock().getTime() + 14 * day).toISOString();
  const situation = await acceptedDeal(server, { title, deadline, paymentDays });
  const { brand, creator, dealId } = situation;
  const params = { id: dealId };
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await creator.client.deals.changeStatus({ params, body: { status: 'SUBMITTED' } });
  await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  await brand.client.deals.changeStatus({ params, body: { status: 'COMPLETED' } });
  return situation;
}

test('the admin sees what all brands owe, finds it by name and standing, and takes it as a file', async () => {
  const paid = await completedDeal('Paid pour', 30);
  const late = await completedDeal('Late pour', 0);
  const due = await completedDeal('Due pour', 60);
  const paidOn = server.app.deps.clock().toISOString();
  await paid.brand.client.payouts.markPaid({
    params: { dealId: paid.dealId },
    body: { paidOn, method: 'BANK_TRANSFER', reference: '=88401' },
  });
  server.advance(3 * day);
  const { client, token } = await server.signInAdmin();
  const page = await client.adminPayouts.list();
  expect(page.payouts.map(({ dealId, standing }) => [dealId, standing])).toEqual([
    [due.dealId, 'DUE'],
    [paid.dealId, 'MARKED'],
    [late.dealId, 'OVERDUE'],
  ]);
  expect(page.totals.map(({ standing, count }) => [standing, count])).toEqual([
    ['DUE', 1],
    ['OVERDUE', 1],
    ['MARKED', 1],
    ['ARRIVED', 0],
  ]);
  const titles = async (query: Parameters<typeof client.adminPayouts.list>[0]) =>
    (await client.adminPayouts.list(query)).payouts.map(({ title }) => title);
  expect(await titles({ query: { standing: 'OVERDUE' } })).toEqual(['Late pour']);
  expect(await titles({ query: { search: 'paid p' } })).toEqual(['Paid pour']);
  expect(await titles({ query: { brandId: brandIdOf(late.brand) } })).toEqual(['Late pour']);
  const first = await client.adminPayouts.list({ query: { limit: 2 } });
  expect(first.payouts).toHaveLength(2);
  expect(await titles({ query: { limit: 2, cursor: first.nextCursor ?? '' } })).toEqual(['Late pour']);
  const file = await server.app.http.inject({
    url: '/api/admin/payouts.csv?standing=MARKED',
    headers: { authorization: `Bearer ${token}` },
  });
  const [head, row, ...rest] = file.body.trim().split('\r\n');
  expect(head).toContain('"Amount","Currency"');
  expect(row).toContain('"1240.00","USD","Marked as paid"');
  expect(row).toContain(`"'=88401"`);
  expect(rest).toEqual([]);
  const { entries } = await client.admin.audit();
  expect(entries[0]).toMatchObject({ action: 'list.save', subject: 'payouts', after: { rows: 1 } });
});

test('a part that was paid leaves the rest, and counts where it stands', async () => {
  const { brand, creator, dealId } = await completedDeal('Parted pour', 30);
  const paidOn = server.app.deps.clock().toISOString();
  const body = { paidOn, method: 'BANK_TRANSFER', reference: '88402', amountCents: 24_000 } as const;
  const { payout } = await brand.client.payouts.markPaid({ params: { dealId }, body });
  const { client } = await server.signInAdmin();
  const query = { search: 'Parted' };
  const sums = async () =>
    (await client.adminPayouts.list({ query })).totals.map(({ count, amountCents }) => [count, amountCents]);
  expect((await client.adminPayouts.list({ query })).payouts).toMatchObject([
    { standing: 'DUE', amountCents: 124_000, restCents: 100_000 },
  ]);
  expect(await sums()).toEqual([
    [1, 100_000],
    [0, 0],
    [1, 24_000],
    [0, 0],
  ]);
  const params = { dealId, partId: payout.parts[0]?.id ?? '' };
  await creator.client.payouts.answerPart({ params, body: { arrived: true } });
  expect((await sums()).at(-1)).toEqual([1, 24_000]);
});
