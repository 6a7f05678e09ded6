import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { brandIdOf, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

test('several deals are cancelled, each told of and written down; one that is gone keeps none from it', async () => {
  const { client } = await server.signInAdmin();
  const [first, second] = [await sentBrief(server), await sentBrief(server)];
  const unknown = randomUUID();
  const ids = [first.dealId, unknown, second.dealId, first.dealId];
  const { outcomes } = await client.admin.bulk({ body: { action: 'cancel_deals', ids } });
  expect(outcomes).toEqual([
    { id: first.dealId, refusal: null },
    { id: unknown, refusal: { code: 'deal.not_found', message: expect.stringContaining('does not exist') } },
    { id: second.dealId, refusal: null },
  ]);
  const { deals } = await client.admin.deals({ query: { status: 'CANCELLED' } });
  expect(deals.map(({ id }) => id).sort()).toEqual([first.dealId, second.dealId].sort());
  const { entries } = await client.admin.audit();
  expect(entries.filter(({ action }) => action === 'deal.cancel')).toHaveLength(2);
});

test('creators are unpublished, and people of both roles deleted', async () => {
  const { client } = await server.signInAdmin();
  const creator = await publishedCreator(server);
  const brand = await server.signUpBrand();
  const ids = [creator.user.id];
  await client.admin.bulk({ body: { action: 'unpublish', ids } });
  expect(
    (await client.admin.creators({ query: { published: 'yes' } })).creators.map(({ id }) => id),
  ).not.toContain(creator.user.id);
  const { outcomes } = await client.admin.bulk({
    body: { action: 'delete_users', ids: [...ids, brandIdOf(brand)] },
  });
  expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
  await expect(client.admin.bulk({ body: { action: 'publish', ids: [] } })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});
