/** Films of portfolios that some browsers do not play, as visitors and their owner get them. */
import { api } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs, media } from '../../platform/database/tables/index.ts';
import { readFrameNumbers, sampleNumberedFilm } from '../../platform/media/sample-films.ts';
import { hasVideoTools } from '../../platform/media/sample-media.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { readKeys } from '../backups/read-keys.ts';
import { processMedia } from './process-media.ts';
import { watchOldFiles } from './watch-old-files.ts';

const server = useTestServer();
const rate = { numerator: 25, denominator: 1 };
const numbers = Array.from({ length: 25 }, (_, frame) => frame);
const films: Partial<Record<'mp4' | 'mov', Buffer>> = {};
const film = (format: 'mp4' | 'mov') => {
  films[format] ??= sampleNumberedFilm({ rate, frames: 25, format });
  return films[format];
};

async function show(creator: Person, format: 'mp4' | 'mov') {
  const { file } = await sendFile(server, creator, api.files.uploadPortfolio, film(format));
  const body = { type: 'VIDEO' as const, url: file.url, title: 'A film' };
  const { item } = await creator.client.portfolio.add({ body });
  return { itemId: item.id, mediaId: file.id, url: file.url };
}
async function listed(itemId: string, creator: Person, by = creator) {
  const { portfolio } = await by.client.portfolio.list({ params: { userId: creator.user.id } });
  return portfolio.find(({ id }) => id === itemId);
}
const get = (url = '') => server.app.http.inject({ url });
const drain = () => server.app.deps.jobs.drain();

describe.runIf(hasVideoTools())('a film of a portfolio', () => {
  it('that a phone took is shown in a form that every browser plays', async () => {
    const creator = await publishedCreator(server);
    const brand = await server.signUpBrand();
    const { itemId, url } = await show(creator, 'mov');
    await drain();
    const shown = await listed(itemId, creator, brand);
    expect(shown?.url).toBe(`${url}?variant=proxy`);
    const answer = await get(shown?.url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(readFrameNumbers(answer.rawPayload)).toEqual(numbers);
    const { creators } = await brand.client.creators.directory({ query: {} });
    const onCard = creators.flatMap(({ portfolio }) => portfolio).find(({ id }) => id === itemId);
    expect(onCard?.url).toBe(shown?.url);
  });

  it('that every browser plays is shown as it came', async () => {
    const creator = await publishedCreator(server);
    const { itemId, url } = await show(creator, 'mp4');
    await drain();
    expect(await listed(itemId, creator)).toMatchObject({ url, film: null });
    expect((await get(`${url}?variant=proxy`)).statusCode).toBe(404);
  });

  it('tells its owner that it is prepared, or that it could not be', async () => {
    const creator = await publishedCreator(server);
    const brand = await server.signUpBrand();
    const { itemId, mediaId } = await show(creator, 'mov');
    await processMedia(server.app.deps, { table: 'media', id: mediaId });
    expect(await listed(itemId, creator)).toMatchObject({ film: 'PREPARING' });
    expect(await listed(itemId, creator, brand)).not.toHaveProperty('film');
    const { storageKey } =
      (await server.app.deps.db.select().from(media).where(eq(media.id, mediaId)))[0] ?? {};
    await server.app.deps.storage.remove(storageKey ?? '');
    await drain();
    expect(await listed(itemId, creator)).toMatchObject({ film: 'UNPLAYABLE' });
  });

  it('opens by a signed address alone while its portfolio is not public', async () => {
    const creator = await server.signUpCreator();
    const { itemId, url } = await show(creator, 'mov');
    await drain();
    const own = await listed(itemId, creator);
    expect(own?.url).toMatch(/variant=proxy/u);
    expect((await get(own?.url)).statusCode).toBe(200);
    expect((await get(`${url}?variant=proxy`)).statusCode).toBe(404);
  });

  it('that came before films were looked at is looked at after a start', async () => {
    const creator = await publishedCreator(server);
    const { itemId, url } = await show(creator, 'mov');
    await server.app.deps.db.delete(jobs);
    expect((await listed(itemId, creator))?.url).toBe(url);
    await watchOldFiles(server.app.deps);
    await drain();
    expect((await listed(itemId, creator))?.url).toBe(`${url}?variant=proxy`);
  });

  it('is in backups with its form, and both go when it is removed', async () => {
    const creator = await publishedCreator(server);
    const before = await storedKeys(server);
    const { itemId } = await show(creator, 'mov');
    await drain();
    const now = await storedKeys(server);
    expect(now).toHaveLength(before.length + 3);
    const kept = await readKeys(server.app.deps.db);
    expect(now.filter((key) => !before.includes(key) && !kept.includes(key))).toEqual([]);
    await creator.client.portfolio.remove({ params: { itemId } });
    await drain();
    expect(await storedKeys(server)).toEqual(before);
  });
});
