import { Readable } from 'node:stream';
import { api } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { media } from '../../platform/database/tables/index.ts';
import {
  hasVideoTools,
  sampleFilmBoxes,
  sampleFilmed,
  samplePicture,
  samplePlace,
} from '../../platform/media/sample-media.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { cleanOldFilms } from './clean-old-films.ts';
import { cleanOldFilmsJob } from './jobs.ts';
import { publicFilm } from './public-film.ts';

const server = useTestServer();
const noTools = { ffprobe: '/no/such/ffprobe', ffmpeg: '/no/such/ffmpeg' };
const noted = () => sampleFilmBoxes({ '\u00a9xyz': samplePlace });
const bytesAt = (url: string) => server.app.http.inject({ url });

let creator: Person;
beforeEach(async () => {
  creator = await publishedCreator(server);
});

/** A video that an earlier version stored unchanged, and that is shown in the portfolio. */
async function oldFilm(bytes: Buffer): Promise<{ id: string; url: string }> {
  const { db, storage } = server.app.deps;
  const { file } = await sendFile(server, creator, api.files.uploadPortfolio, await samplePicture('png'));
  const storageKey = newStorageKey();
  const size = await storage.write(storageKey, Readable.from([bytes], { objectMode: false }));
  const film = { type: 'VIDEO' as const, mimeType: 'video/mp4', storageKey, size, notes: null };
  await db.update(media).set(film).where(eq(media.id, file.id));
  await creator.client.portfolio.add({ body: { type: 'VIDEO', url: file.url, title: 'Old' } });
  return file;
}

const itemsFor = async (viewer: Pick<Person, 'client'>) =>
  (await viewer.client.portfolio.list({ params: { userId: creator.user.id } })).portfolio.filter(
    ({ title }) => title === 'Old',
  );

describe('public films from before', () => {
  it.runIf(hasVideoTools())('are cleaned at the next start, at the same address', async () => {
    const { url } = await oldFilm(sampleFilmed('mp4'));
    const before = (await storedKeys(server)).length;
    expect((await bytesAt(url)).rawPayload.includes(samplePlace)).toBe(true);
    await cleanOldFilms(server.app.deps);
    await server.drain();
    server.advance(11_000);
    const { statusCode, rawPayload } = await bytesAt(url);
    expect([statusCode, rawPayload.includes(samplePlace)]).toEqual([200, false]);
    expect((await storedKeys(server)).length - before).toBeLessThanOrEqual(1);
  });

  it('are withheld where they may tell a place that cannot be removed', async () => {
    const { url } = await oldFilm(noted());
    await cleanOldFilms(server.app.deps, noTools);
    expect((await bytesAt(url)).statusCode).toBe(404);
    expect(await itemsFor(creator)).toMatchObject([{ url, withheld: true }]);
    expect(await itemsFor(await server.signInAdmin())).toMatchObject([{ withheld: true }]);
    expect(await itemsFor({ client: server.anonymous })).toEqual([]);
    const { creator: shown } = await server.anonymous.creators.publicProfile({
      params: { id: creator.user.id },
    });
    expect(shown.portfolio.some(({ title }) => title === 'Old')).toBe(false);
    const { creators: found } = await server.anonymous.creators.directory({ query: { search: 'old' } });
    expect(found.map(({ id }) => id)).not.toContain(creator.user.id);
    const own = await creator.client.accounts.me();
    expect(JSON.stringify(own)).toContain('"withheld":true');
  });

  it('stay where their structure shows that there is nothing to remove', async () => {
    const { url } = await oldFilm(sampleFilmBoxes());
    await cleanOldFilms(server.app.deps, noTools);
    expect((await bytesAt(url)).rawPayload.equals(sampleFilmBoxes())).toBe(true);
    expect(await itemsFor({ client: server.anonymous })).toMatchObject([{ url }]);
  });

  it('are looked after one by one, until there are none', async () => {
    await oldFilm(sampleFilmBoxes());
    await oldFilm(sampleFilmBoxes());
    await server.app.deps.jobs.plan(cleanOldFilmsJob, new Date(0));
    await server.drain();
    const rows = await server.app.deps.db.select().from(media).where(eq(media.type, 'VIDEO'));
    expect(rows.filter(({ notes }) => notes === null)).toEqual([]);
  });
});

describe('a film that is to be public, without ffmpeg', () => {
  const store = async (bytes: Buffer) => {
    const storageKey = newStorageKey();
    const { storage } = server.app.deps;
    return {
      storageKey,
      mimeType: 'video/mp4',
      size: await storage.write(storageKey, Readable.from([bytes], { objectMode: false })),
    };
  };

  it('will do as it is if it has no notes, and else not', async () => {
    const plain = await store(sampleFilmBoxes());
    const { storageKey, size } = plain;
    expect(await publicFilm(server.app.deps, 'somebody', plain, noTools)).toEqual({ storageKey, size });
    expect(await publicFilm(server.app.deps, 'somebody', await store(noted()), noTools)).toBe(
      'may_tell_place',
    );
  });
});
