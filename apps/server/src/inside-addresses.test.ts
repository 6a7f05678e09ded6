/** Addresses that people give and that others' browsers then load or follow: none leads inside a network. */
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { brands, creators, portfolioItems } from './platform/database/tables/index.ts';
import { type DealSituation, sentBrief } from './testing/builders.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();

const inside = [
  'https://192.168.0.1/picture.jpg',
  'https://127.0.0.1/picture.jpg',
  'https://2130706433/picture.jpg',
  'https://[::1]/picture.jpg',
  'https://[::ffff:10.0.0.1]/picture.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/picture.jpg',
  'https://router/reboot',
  'https://printer.local/picture.jpg',
  'https://vault.internal/picture.jpg',
  'https://user:password@media.example/picture.jpg',
  'https://user@media.example/picture.jpg',
  'https://media.example:8443/picture.jpg',
  'https://media.example:22/',
];
const notPublic = expect.stringContaining('not on the public internet');

describe.each(inside)('%s', (address) => {
  test('is taken neither for a portfolio nor for a picture', async () => {
    const { client } = await server.signUpCreator();
    const adding = client.portfolio.add({ body: { type: 'IMAGE', url: address, title: '' } });
    await expect(adding).rejects.toMatchObject({
      code: 'portfolio.media_not_found',
      status: 400,
      details: [{ path: ['url'], message: notPublic }],
    });
    await expect(client.profiles.update({ body: { profileImage: address } })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['profileImage'], message: notPublic }],
    });
  });

  test('is taken for none of the links of a brand, and all that are wrong are told', async () => {
    const { client } = await server.signUpBrand();
    const links = {
      website: address,
      socialInstagram: address,
      socialTwitter: address,
      socialTikTok: address,
      socialYouTube: address,
      socialLinkedIn: address,
      socialFacebook: address.replace('https:', 'http:'),
    };
    await expect(client.profiles.update({ body: { ...links, companyName: 'New' } })).rejects.toMatchObject({
      code: 'request.invalid',
      status: 400,
      details: Object.keys(links).map((field) => ({ path: [field], message: notPublic })),
    });
    expect((await client.accounts.me()).user).toMatchObject({ companyName: 'Oasis Skin', website: null });
  });
});

/** As if they had been taken before others were refused. */
async function keepInside({ brand, creator }: DealSituation) {
  const { db } = server.app.deps;
  const [address = ''] = inside;
  await db.execute(
    `update creators set profile_image = '${address}', revision = nextval('creator_revisions') where user_id = '${creator.user.id}'`,
  );
  await db.update(brands).set({ profileImage: address, website: address, socialTikTok: address });
  await db.insert(portfolioItems).values({
    id: uuidv7(),
    creatorId: creator.user.id,
    type: 'IMAGE',
    url: address,
    title: 'Inside',
  });
  const kept = await db.select().from(creators).where(eq(creators.userId, creator.user.id));
  expect(kept).toMatchObject([{ profileImage: null }]);
  return brand;
}

test('addresses that were kept before are shown nowhere', async () => {
  const situation = await sentBrief(server);
  const { brand, creator, dealId } = situation;
  await keepInside(situation);
  const deal = { params: { id: dealId } };
  const sent = [];
  for (const { client } of [brand, creator])
    sent.push(await client.messages.send({ body: { dealId, content: 'Hello', type: 'TEXT' } }));
  await creator.client.profiles.update({ body: { bio: 'Changed, so that the directory reads it again.' } });
  const admin = (await server.signInAdmin()).client;
  const shown = await Promise.all([
    server.anonymous.creators.directory({ query: {} }),
    server.anonymous.creators.directory({ query: { limit: 5, search: 'Layla' } }),
    server.anonymous.creators.publicProfile({ params: { id: creator.user.id } }),
    server.anonymous.portfolio.list({ params: { userId: creator.user.id } }),
    creator.client.accounts.me(),
    brand.client.accounts.me(),
    creator.client.deals.read(deal),
    brand.client.deals.read(deal),
    creator.client.deals.creatorDeals({ query: {} }),
    brand.client.deals.brandDeals({ query: {} }),
    brand.client.messages.page({ ...deal, query: {} }),
    admin.admin.dashboard(),
    admin.admin.creators({ query: {} }),
    admin.admin.brands({ query: {} }),
    admin.admin.deals({ query: {} }),
  ]);
  for (const answer of [...shown, ...sent]) expect(JSON.stringify(answer)).not.toContain('192.168');
  // What may be shown is still there.
  expect(shown[3].portfolio).toHaveLength(3);
});
