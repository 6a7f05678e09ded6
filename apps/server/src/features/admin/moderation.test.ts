import { api, type PortfolioItemChange } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { media } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { addPortfolioItems, completeProfile, publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { decide, setModeration, waitingReview } from '../../testing/moderation.ts';
import { sendFile } from '../../testing/send-file.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';

const server = useTestServer();

const isPublic = (id: string) =>
  server.anonymous.creators.publicProfile({ params: { id } }).then(
    () => true,
    () => false,
  );
const publicOf = async (id: string) =>
  (await server.anonymous.creators.publicProfile({ params: { id } })).creator;
const ownOf = async ({ client }: Person) => {
  const { user } = await client.accounts.me();
  if (user.role !== 'CREATOR') throw new Error('no creator');
  return user;
};
const statusOf = async (url: string) => (await server.app.http.inject({ url })).statusCode;
const trailOf = async (id: string) => {
  const { client } = await server.signInAdmin();
  return (await client.admin.audit({ query: { search: id } })).entries;
};
const auditOf = async (id: string) => {
  const entries = await trailOf(id);
  return entries.map(({ action }) => action);
};

/** A creator who asked to be published while moderation is on. */
async function askingCreator() {
  await setModeration(server, true);
  const creator = await server.signUpCreator();
  await addPortfolioItems(creator, 3);
  await creator.client.profiles.update({ body: { ...completeProfile, isPublished: true } });
  return creator;
}

describe('a first publication', () => {
  test('waits, is shown to the admin as brands would see it, and is public once approved', async () => {
    const creator = await askingCreator();
    const { id } = creator.user;
    expect(await ownOf(creator)).toMatchObject({
      isPublished: false,
      review: { kind: 'FIRST', state: 'WAITING', held: { fields: [], items: 0 } },
    });
    expect(await isPublic(id)).toBe(false);
    expect(await waitingReview(server, id)).toMatchObject({
      kind: 'FIRST',
      emailConfirmed: true,
      creator: { id, bio: completeProfile.bio, portfolio: [{}, {}, {}] },
    });
    await decide(server, id);
    expect(await isPublic(id)).toBe(true);
    // The trail names the reviewed works, not only the person.
    const works = (await publicOf(id)).portfolio.map(({ title }) => title).toSorted();
    const [line] = await trailOf(id);
    expect(line?.after).toMatchObject({ works: expect.arrayContaining(works) });
    for (const work of works) expect(line?.subject).toContain(work);
    expect((await ownOf(creator)).review).toMatchObject({ state: 'APPROVED' });
    expect(await auditOf(id)).toEqual(['creator.approve']);
    await server.app.settle();
    const { notifications } = await creator.client.notifications.list();
    expect(notifications.map(({ kind }) => kind)).toContain('profile.approved');
  });

  test('is sent back with the letter, by bell and mail, and asked for again', async () => {
    const creator = await askingCreator();
    const { id } = creator.user;
    await decide(server, id, ['CONTACT_DETAILS', 'PRICES_UNCLEAR']);
    expect(await isPublic(id)).toBe(false);
    expect((await ownOf(creator)).review).toMatchObject({
      state: 'SENT_BACK',
      reasons: ['CONTACT_DETAILS', 'PRICES_UNCLEAR'],
      note: 'Frame 1 is lovely.',
    });
    await creator.client.profiles.update({ body: { bio: 'Mornings on film.' } });
    expect(await waitingReview(server, id)).toBeNull();
    await creator.client.profiles.update({ body: { isPublished: true } });
    expect(await waitingReview(server, id)).toMatchObject({ creator: { bio: 'Mornings on film.' } });
    expect(await auditOf(id)).toEqual(['creator.send_back']);
  });

  test('may be taken back', async () => {
    const creator = await askingCreator();
    await creator.client.profiles.update({ body: { isPublished: false } });
    expect((await ownOf(creator)).review).toBeUndefined();
    expect(await waitingReview(server, creator.user.id)).toBeNull();
  });

  test('is not decided as it was when it changed meanwhile, nor twice, nor incomplete', async () => {
    const creator = await askingCreator();
    const { client } = await server.signInAdmin();
    const seen = await waitingReview(server, creator.user.id);
    const approve = (revision: number) =>
      client.moderation.decide({
        params: { id: seen?.id ?? '' },
        body: { verdict: 'APPROVE', revision },
      });
    await creator.client.profiles.update({ body: { bio: 'insta @me', location: null } });
    await expect(approve(seen?.revision ?? 0)).rejects.toMatchObject({
      code: 'moderation.profile_changed',
    });
    await expect(decide(server, creator.user.id)).rejects.toMatchObject({ code: 'profile.incomplete' });
    await creator.client.profiles.update({ body: { location: 'Dubai, UAE' } });
    await decide(server, creator.user.id);
    await expect(approve(0)).rejects.toMatchObject({ code: 'moderation.review_decided' });
  });
});

describe('larger changes of what was public', () => {
  test('wait, while what was public stays; everything else is shown at once', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    const { user } = await creator.client.profiles.update({
      body: {
        firstName: 'Renamed',
        bio: 'Other words.',
        location: 'Riyadh, insta @me',
        ugcVideoPricing: 777,
      },
    });
    expect(user).toMatchObject({
      firstName: 'Renamed',
      bio: 'Other words.',
      location: 'Riyadh, insta @me',
      isPublished: true,
      review: { kind: 'CHANGES', state: 'WAITING', held: { fields: ['firstName', 'bio', 'location'] } },
    });
    expect(await publicOf(id)).toMatchObject({
      firstName: creator.user.role === 'CREATOR' ? creator.user.firstName : '',
      bio: completeProfile.bio,
      location: completeProfile.location,
      ugcVideoPricing: 777,
    });
    await decide(server, id);
    expect(await publicOf(id)).toMatchObject({
      firstName: 'Renamed',
      bio: 'Other words.',
      location: 'Riyadh, insta @me',
    });
    expect(await auditOf(id)).toEqual(['creator.approve']);
  });

  test('in the portfolio wait with their bytes, and go to their creator and the admin alone', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    const { file } = await sendFile(
      server,
      creator,
      api.files.uploadPortfolio,
      await samplePicture('png', 8, 8),
    );
    const { item } = await creator.client.portfolio.add({
      body: { type: 'IMAGE', url: file.url, title: 'New' },
    });
    expect(item.isHeld).toBe(true);
    expect((await publicOf(id)).portfolio).toHaveLength(3);
    expect(await statusOf(file.url)).toBe(404);
    expect(await statusOf(item.url)).toBe(200);
    const review = await waitingReview(server, id);
    expect(review?.creator.portfolio.filter(({ isHeld }) => isHeld)).toHaveLength(1);
    await decide(server, id);
    expect((await publicOf(id)).portfolio).toHaveLength(4);
  });

  test('of a work’s title wait, while the one that was public stays', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    const [work] = (await creator.client.portfolio.list({ params: { userId: id } })).portfolio;
    const itemId = work?.id ?? '';
    const rename = (title: string) =>
      creator.client.portfolio.change({ params: { itemId }, body: { title } });
    const publicTitle = async () =>
      (await publicOf(id)).portfolio.find((item: { id: string }) => item.id === itemId)?.title;
    const { item } = await rename('Call 050 123 4567');
    expect(item).toMatchObject({ title: 'Call 050 123 4567', shownTitle: work?.title });
    expect(await publicTitle()).toBe(work?.title);
    expect((await ownOf(creator)).review).toMatchObject({ held: { fields: [], items: 0, titles: 1 } });
    const seen = await waitingReview(server, id);
    expect(seen?.creator.portfolio.find((one) => one.id === itemId)).toMatchObject({
      title: 'Call 050 123 4567',
      shownTitle: work?.title,
    });
    // Changed back to the public value, nothing waits.
    await rename(work?.title ?? '');
    expect(await waitingReview(server, id)).toBeNull();
    await rename('Morning light');
    await decide(server, id);
    expect(await publicTitle()).toBe('Morning light');
    const [own] = (await creator.client.portfolio.list({ params: { userId: id } })).portfolio;
    expect(own).toMatchObject({ title: 'Morning light', shownTitle: null });
    // Removing a work also removes its waiting title.
    const { file } = await sendFile(
      server,
      creator,
      api.files.uploadPortfolio,
      await samplePicture('png', 8, 8),
    );
    const added = await creator.client.portfolio.add({
      body: { type: 'IMAGE', url: file.url, title: 'One more' },
    });
    await decide(server, id);
    await creator.client.portfolio.change({
      params: { itemId: added.item.id },
      body: { title: 'Call me' },
    });
    await creator.client.portfolio.remove({ params: { itemId: added.item.id } });
    expect(await waitingReview(server, id)).toBeNull();
  });

  test('of what a work shows wait with its title, while its kind and category do not', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    const [work] = (await creator.client.portfolio.list({ params: { userId: id } })).portfolio;
    const itemId = work?.id ?? '';
    const tell = (body: PortfolioItemChange) => creator.client.portfolio.change({ params: { itemId }, body });
    const publicWork = async () =>
      (await publicOf(id)).portfolio.find((item: { id: string }) => item.id === itemId);
    const { item } = await tell({ shows: 'A serum, drop by drop', kind: 'UGC Photo', trade: 'Beauty' });
    expect(item).toMatchObject({ title: work?.title, shows: 'A serum, drop by drop', kind: 'UGC Photo' });
    expect(await publicWork()).toMatchObject({ kind: 'UGC Photo', trade: 'Beauty' });
    expect(await publicWork()).not.toHaveProperty('shows');
    // Another title keeps the other words that wait.
    await tell({ title: 'Morning' });
    const seen = await waitingReview(server, id);
    const waiting = seen?.creator.portfolio.find((one) => one.id === itemId);
    expect(waiting).toMatchObject({ title: 'Morning', shows: 'A serum, drop by drop' });
    await decide(server, id);
    expect(await publicWork()).toMatchObject({ title: 'Morning', shows: 'A serum, drop by drop' });
    // Changed back to the public words, nothing waits.
    await tell({ shows: null });
    expect(await waitingReview(server, id)).not.toBeNull();
    await tell({ shows: 'A serum, drop by drop' });
    expect(await waitingReview(server, id)).toBeNull();
  });

  test('of the picture wait with its bytes, which its creator and the admin are shown', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { id } = creator.user;
    const { file } = await sendFile(
      server,
      creator,
      api.files.uploadAvatar,
      await samplePicture('png', 8, 8),
    );
    const { user } = await creator.client.profiles.update({ body: { profileImage: file.url } });
    expect(await statusOf(file.url)).toBe(404);
    expect(await statusOf(user.profileImage ?? '')).toBe(200);
    expect(await statusOf((await waitingReview(server, id))?.creator.profileImage ?? '')).toBe(200);
    // A client that saves the whole profile sends the signed address back: it means the same picture.
    await creator.client.profiles.update({ body: { profileImage: user.profileImage } });
    await decide(server, id);
    expect((await publicOf(id)).profileImage).toBe(file.url);
    server.advance(11_000);
    expect(await statusOf(file.url)).toBe(200);
  });

  test('do not wait any more when they are taken back', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    await creator.client.profiles.update({ body: { bio: 'Other words.' } });
    await creator.client.profiles.update({ body: { bio: completeProfile.bio ?? '' } });
    expect(await waitingReview(server, creator.user.id)).toBeNull();
  });

  test('an upload that waits as profile picture is not swept', async () => {
    await setModeration(server, false);
    const creator = await publishedCreator(server);
    await setModeration(server, true);
    const { file } = await sendFile(
      server,
      creator,
      api.files.uploadAvatar,
      await samplePicture('png', 8, 8),
    );
    await creator.client.profiles.update({ body: { profileImage: file.url } });
    const { db, jobs } = server.app.deps;
    const isOwn = eq(media.ownerId, creator.user.id);
    expect(await db.transaction((tx) => removeUnusedMedia({ jobs }, tx, isOwn))).toBe(0);
    await decide(server, creator.user.id);
    expect((await publicOf(creator.user.id)).profileImage).toBe(file.url);
    expect(await statusOf(file.url)).toBe(200);
  });
});

test('turning moderation off shows what waits', async () => {
  const creator = await askingCreator();
  await setModeration(server, false);
  expect(await isPublic(creator.user.id)).toBe(true);
  expect((await ownOf(creator)).review).toBeUndefined();
});

test('what the admin took offline its creator cannot ask for either', async () => {
  await setModeration(server, false);
  const creator = await publishedCreator(server);
  await setModeration(server, true);
  const { client } = await server.signInAdmin();
  await client.admin.togglePublish({ params: { id: creator.user.id }, body: { isPublished: false } });
  await expect(creator.client.profiles.update({ body: { isPublished: true } })).rejects.toMatchObject({
    code: 'profile.withheld',
  });
  await client.admin.togglePublish({ params: { id: creator.user.id }, body: { isPublished: true } });
  expect(await isPublic(creator.user.id)).toBe(true);
});
