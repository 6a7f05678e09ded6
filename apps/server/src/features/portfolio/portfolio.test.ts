import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api, type PortfolioItemChange, portfolioMaxItems } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { addPortfolioItems, publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const server = useTestServer();
/** A video without metadata, which is accepted with and without ffmpeg. */
const film = join(import.meta.dirname, '../../../../../tools/demo/media/deals/cold-brew/pour-01.mp4');
const day = 24 * 60 * 60 * 1000;

const upload = async (person: Person, bytes?: Buffer) =>
  (await sendFile(server, person, api.files.uploadPortfolio, bytes ?? (await samplePicture('png')))).file;
const add = async (person: Person, url: string, type: 'IMAGE' | 'VIDEO' = 'IMAGE') =>
  (await person.client.portfolio.add({ body: { type, url, title: 'A piece' } })).item;
const signed = (url: string): string =>
  expect.stringMatching(new RegExp(`^${url}\\?expires=\\d+&signature=`));
const list = async (person: Person, of = person) =>
  (await person.client.portfolio.list({ params: { userId: of.user.id } })).portfolio;

describe('what is told of a work', () => {
  it('comes with it or after it, and is cleared by null', async () => {
    const creator = await server.signUpCreator();
    const told = { shows: 'A pipette over stone', kind: 'UGC Photo', trade: 'Beauty' } as const;
    const { item } = await creator.client.portfolio.add({
      body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'Serum', ...told, trade: 'beauty' },
    });
    expect(item).toMatchObject(told);
    const tell = (body: PortfolioItemChange) =>
      creator.client.portfolio.change({ params: { itemId: item.id }, body });
    expect((await tell({ title: 'Amber serum' })).item).toMatchObject({ title: 'Amber serum', ...told });
    const { item: bare } = await tell({ shows: null, kind: null, trade: '' });
    for (const name of ['shows', 'kind', 'trade']) expect(bare).not.toHaveProperty(name);
  });

  it('names a category of the market', async () => {
    const creator = await server.signUpCreator();
    const body = { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' } as const;
    const unknown = { code: 'request.invalid', details: [{ path: ['trade'] }] };
    const made = creator.client.portfolio.add({ body: { ...body, trade: 'Alchemy' } });
    await expect(made).rejects.toMatchObject(unknown);
    const { item } = await creator.client.portfolio.add({ body });
    const params = { itemId: item.id };
    const changed = creator.client.portfolio.change({ params, body: { trade: 'Alchemy' } });
    await expect(changed).rejects.toMatchObject(unknown);
  });

  it('finds its creator in the directory', async () => {
    const creator = await publishedCreator(server);
    const [work] = await list(creator);
    await creator.client.portfolio.change({
      params: { itemId: work?.id ?? '' },
      body: { title: 'Zirconium', shows: 'A beryllium lamp' },
    });
    await server.app.settle();
    for (const search of ['zirconium', 'beryllium', 'berylium']) {
      const { creators } = await server.anonymous.creators.directory({ query: { search } });
      expect(creators.map(({ id }) => id)).toEqual([creator.user.id]);
    }
  });
});

describe('adding to a portfolio', () => {
  it('shows an upload of its own and a link, newest first', async () => {
    const creator = await server.signUpCreator();
    const { url } = await upload(creator);
    const own = await add(creator, url);
    // Before it is published its URLs are signed, and the plain one is closed.
    expect(own).toEqual({ id: own.id, type: 'IMAGE', url: signed(url), title: 'A piece', poster: null });
    const linked = await add(creator, 'https://media.example/clip.mp4', 'VIDEO');
    expect((await list(creator)).map(({ id }) => id)).toEqual([linked.id, own.id]);
    await server.app.deps.jobs.drain();
    expect((await list(creator)).map(({ poster }) => poster)).toEqual([null, signed(url)]);
  });

  it('takes the address as clients resolve it', async () => {
    const creator = await server.signUpCreator();
    const { url } = await upload(creator);
    expect((await add(creator, `${server.app.deps.config.publicUrl}${url}`)).url).toEqual(signed(url));
  });

  it('asked twice for one upload, answers the same item', async () => {
    const creator = await server.signUpCreator();
    const { url } = await upload(creator);
    const [first, second] = await Promise.all([add(creator, url), add(creator, url)]);
    expect(second).toEqual(first);
    expect(await list(creator)).toHaveLength(1);
  });

  it.each([
    'http://media.example/picture.jpg',
    'javascript:alert(1)',
    'https://',
    'https://user:password@media.example/picture.jpg',
    '/api/media/0199a1b2-0000-7000-8000-000000000001',
    '/api/media/../files/x',
    '/etc/passwd',
  ])('refuses %s', async (url) => {
    const creator = await server.signUpCreator();
    await expect(add(creator, url)).rejects.toMatchObject({
      code: 'portfolio.media_not_found',
      status: 400,
      details: [{ path: ['url'] }],
    });
  });

  it("refuses somebody else's upload, a profile picture, and the wrong type", async () => {
    const [creator, other] = [await server.signUpCreator(), await server.signUpCreator()];
    const { url } = await upload(creator);
    await expect(add(other, url)).rejects.toMatchObject({ code: 'portfolio.media_not_found' });
    await expect(add(creator, url, 'VIDEO')).rejects.toMatchObject({ code: 'portfolio.media_not_found' });
    const avatar = await sendFile(server, creator, api.files.uploadAvatar, await samplePicture('png'));
    await expect(add(creator, avatar.file.url)).rejects.toMatchObject({ code: 'portfolio.media_not_found' });
    const video = await upload(creator, await readFile(film));
    expect((await add(creator, video.url, 'VIDEO')).type).toBe('VIDEO');
  });

  it('holds a bounded number, also when they come at once', async () => {
    const creator = await server.signUpCreator();
    await addPortfolioItems(creator, portfolioMaxItems - 1);
    const last = await Promise.allSettled(
      [1, 2].map((number) => add(creator, `https://media.example/last-${number}.jpg`)),
    );
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add(creator, 'https://media.example/more.jpg')).rejects.toMatchObject({
      code: 'portfolio.full',
      status: 409,
    });
  });

  it('is for creators', async () => {
    const brand = await server.signUpBrand();
    await expect(add(brand, 'https://media.example/x.jpg')).rejects.toMatchObject({
      code: 'auth.wrong_role',
    });
  });
});

describe('removing from a portfolio', () => {
  const remove = (person: Person, itemId: string) => person.client.portfolio.remove({ params: { itemId } });

  it('removes the bytes as well, and all of them', async () => {
    const creator = await server.signUpCreator();
    await server.app.deps.jobs.drain();
    const before = await storedKeys(server);
    const { url } = await upload(creator);
    const { id } = await add(creator, url);
    await server.app.deps.jobs.drain();
    expect(await storedKeys(server)).toHaveLength(before.length + 2);
    await remove(creator, id);
    await server.app.deps.jobs.drain();
    expect(await list(creator)).toEqual([]);
    expect((await server.app.http.inject({ url })).statusCode).toBe(404);
    expect(await storedKeys(server)).toEqual(before);
  });

  it('keeps the bytes that are a profile picture too', async () => {
    const creator = await server.signUpCreator();
    const { url } = await upload(creator);
    const { id } = await add(creator, url);
    await creator.client.profiles.update({ body: { profileImage: url } });
    await remove(creator, id);
    server.advance(2 * day);
    await server.app.deps.jobs.drain();
    expect((await server.app.http.inject({ url })).statusCode).toBe(200);
  });

  it('is not found twice, nor by anybody else', async () => {
    const [creator, other] = [await server.signUpCreator(), await server.signUpCreator()];
    const { id } = await add(creator, 'https://media.example/x.jpg');
    await expect(remove(other, id)).rejects.toMatchObject({ code: 'portfolio.not_found', status: 404 });
    await remove(creator, id);
    await expect(remove(creator, id)).rejects.toMatchObject({ code: 'portfolio.not_found' });
  });

  it('leaves a published profile what publishing asks for, told with what would be missing', async () => {
    const creator = await publishedCreator(server);
    await addPortfolioItems(creator, 1);
    const [first, second] = await list(creator);
    await remove(creator, first?.id ?? '');
    await expect(remove(creator, second?.id ?? '')).rejects.toMatchObject({
      code: 'profile.published_needs',
      details: [{ path: ['portfolio'], message: '1 more portfolio items (2/3 minimum)' }],
    });
    expect(await list(creator)).toHaveLength(3);
    await creator.client.profiles.update({ body: { isPublished: false } });
    await remove(creator, second?.id ?? '');
    expect(await list(creator)).toHaveLength(2);
  });

  it('lets go one of two that are removed at once, where only one may go', async () => {
    const creator = await publishedCreator(server);
    await addPortfolioItems(creator, 1);
    const [first, second] = await list(creator);
    const outcomes = await Promise.allSettled([
      remove(creator, first?.id ?? ''),
      remove(creator, second?.id ?? ''),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await list(creator)).toHaveLength(3);
  });

  it('asks nothing of a profile that the admin published with fewer', async () => {
    const creator = await server.signUpCreator();
    await addPortfolioItems(creator, 2);
    const admin = await server.signInAdmin();
    const params = { id: creator.user.id };
    await admin.client.admin.togglePublish({ params, body: { isPublished: true } });
    for (const { id } of await list(creator)) await remove(creator, id);
    expect(await list(creator)).toEqual([]);
  });
});

describe('arranging a portfolio', () => {
  const order = async (person: Person) => (await list(person)).map(({ id }) => id);

  it('puts what is named first, keeps the others behind it, and a new item before all', async () => {
    const creator = await publishedCreator(server);
    const [first = '', second = '', third = ''] = await order(creator);
    const unknown = '01900000-0000-7000-8000-ffffffffffff';
    const { portfolio } = await creator.client.portfolio.arrange({
      body: { itemIds: [third, unknown, first, third] },
    });
    expect(portfolio.map(({ id }) => id)).toEqual([third, first, second]);
    const newest = await add(creator, 'https://media.example/newest.jpg');
    expect(await order(creator)).toEqual([newest.id, third, first, second]);
    await server.app.settle();
    const { creator: shown } = await server.anonymous.creators.publicProfile({
      params: { id: creator.user.id },
    });
    expect(shown.portfolio.map(({ id }) => id)).toEqual([newest.id, third, first, second]);
  });

  it('gives an item another title, but nobody gives one to a stranger’s', async () => {
    const [creator, other] = [await publishedCreator(server), await server.signUpCreator()];
    const [itemId = ''] = await order(creator);
    const change = { params: { itemId }, body: { title: ' Morning light ' } };
    expect((await creator.client.portfolio.change(change)).item.title).toBe('Morning light');
    await expect(other.client.portfolio.change(change)).rejects.toMatchObject({
      code: 'portfolio.not_found',
    });
  });
});

describe('reading a portfolio', () => {
  it('is for everybody once it is published', async () => {
    const creator = await publishedCreator(server);
    const { portfolio } = await server.anonymous.portfolio.list({ params: { userId: creator.user.id } });
    expect(portfolio).toHaveLength(3);
  });

  it('before that for the creator and the admin alone', async () => {
    const creator = await server.signUpCreator();
    await addPortfolioItems(creator, 1);
    const params = { userId: creator.user.id };
    expect(await list(creator)).toHaveLength(1);
    const { client } = await server.signInAdmin();
    expect((await client.portfolio.list({ params })).portfolio).toHaveLength(1);
    for (const stranger of [server.anonymous, (await server.signUpBrand()).client]) {
      await expect(stranger.portfolio.list({ params })).rejects.toMatchObject({
        code: 'creator.not_found',
        status: 404,
      });
    }
  });

  it("a brand's and nobody's are not found", async () => {
    const brand = await server.signUpBrand();
    await expect(list(brand)).rejects.toMatchObject({ code: 'creator.not_found' });
  });
});
