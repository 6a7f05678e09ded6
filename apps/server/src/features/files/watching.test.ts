/** The playing forms of a deal's videos and pictures, as the two sides get them. */
import { api, type DealFile } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileMedia, files } from '../../platform/database/tables/index.ts';
import { readFrameNumbers, sampleNumberedFilm } from '../../platform/media/sample-films.ts';
import { sampleHeic } from '../../platform/media/sample-heic.ts';
import {
  hasVideoTools,
  sampleIsoMedia,
  samplePdf,
  samplePicture,
  sampleVideo,
} from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { readKeys } from '../backups/read-keys.ts';
import { settleMedia } from './file-media-rows.ts';
import { sweep } from './sweep.ts';
import { watchFilm } from './watch-film.ts';
import { watchOldFiles } from './watch-old-files.ts';

const server = useTestServer();
const noTools = { ffprobe: '/no/such/ffprobe', ffmpeg: '/no/such/ffmpeg' };
const pal = { numerator: 25, denominator: 1 };
let made: Buffer | null = null;
function film(): Buffer {
  made ??= sampleNumberedFilm({ rate: pal, frames: 50 });
  return made;
}
const day = 24 * 60 * 60 * 1000;

let situation: DealSituation;
beforeEach(async () => {
  situation = await acceptedDeal(server);
});

const send = async (bytes: Buffer, by: Person = situation.creator): Promise<DealFile> => {
  const params = { dealId: situation.dealId };
  return (await sendFile(server, by, api.files.upload, bytes, { params })).file;
};
const seen = async (id: string, by: Person = situation.brand): Promise<DealFile | undefined> => {
  const { deal } = await by.client.deals.read({ params: { id: situation.dealId } });
  return deal.files.find((file) => file.id === id);
};
const bytesAt = async (url: string | undefined, headers = {}) =>
  server.app.http.inject({ url: url ?? '', headers });
const drain = () => server.app.deps.jobs.drain();

describe.runIf(hasVideoTools())('a film', () => {
  it('is played in a form with every frame at its moment, while the original stays what it was', async () => {
    const bytes = film();
    const { id, media } = await send(bytes);
    expect(media).toMatchObject({ state: 'WAITING', progress: 0, proxy: null });
    await drain();
    for (const side of [situation.brand, situation.creator]) {
      const file = await seen(id, side);
      expect(file?.media).toMatchObject({
        ...{ state: 'READY', progress: 100, failure: null, width: 320, height: 180, durationSeconds: 2 },
        ...{ frameRate: pal, isVariableRate: false, videoCodec: 'h264', frames: 50 },
        audio: { codec: 'aac' },
        proxy: { mimeType: 'video/mp4', width: 320, height: 180, frameRate: pal, frames: 50 },
        storyboard: { count: 4, secondsPerTile: 0.5 },
      });
      const whole = await bytesAt(file?.media?.proxy?.url);
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
      expect(readFrameNumbers(whole.rawPayload)).toEqual(Array.from({ length: 50 }, (_, frame) => frame));
      const part = await bytesAt(file?.media?.proxy?.url, { range: 'bytes=10-19' });
      expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)]);
      const board = await bytesAt(file?.media?.storyboard?.url);
      expect((await sharp(board.rawPayload).metadata()).format).toBe('jpeg');
      expect((await bytesAt(file?.url)).rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('has addresses that open nothing else, and none without a signature', async () => {
    const { id } = await send(film());
    await drain();
    const media = (await seen(id))?.media;
    const proxy = new URL(media?.proxy?.url ?? '', 'http://here');
    const changed = (change: (query: URLSearchParams) => void) => {
      const url = new URL(proxy);
      change(url.searchParams);
      return bytesAt(url.pathname + url.search);
    };
    const statuses = await Promise.all([
      changed((query) => query.set('variant', 'storyboard')),
      changed((query) => query.delete('variant')),
      changed((query) => query.set('signature', 'none')),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it('that cannot be read says so and stays what is downloaded', async () => {
    const bytes = sampleIsoMedia('isom');
    const { id } = await send(bytes);
    await drain();
    const file = await seen(id);
    expect(file?.media).toMatchObject({ state: 'FAILED', failure: 'unreadable', proxy: null });
    expect((await bytesAt(file?.url)).rawPayload.equals(bytes)).toBe(true);
  });

  it('tells its screens that it is done', async () => {
    const received: (string | null)[] = [];
    const { id } = await send(film());
    const stop = server.app.deps.facts.subscribe(({ facts }) => {
      for (const { kind, subjectId } of facts) if (kind === 'file.processed') received.push(subjectId);
    });
    await drain();
    await server.app.settle();
    // The poster, the beginning and the end.
    await expect.poll(() => received).toEqual([id, id, id]);
    stop();
  });

  it('of a draft is told of to its creator alone', async () => {
    const { db, facts } = server.app.deps;
    const { id } = await send(film());
    await db.update(files).set({ status: 'DRAFT' }).where(eq(files.id, id));
    const received = new Set<string>();
    const stop = facts.subscribe((batch) => {
      // The upload itself may be heard of late: only then it became a draft.
      for (const { kind, brandId, subjectId } of batch.facts)
        if (subjectId === id && kind !== 'file.added') received.add(`${kind} of brand ${brandId}`);
    });
    await drain();
    await server.app.settle();
    await expect.poll(() => [...received]).toEqual(['draft.changed of brand null']);
    stop();
  });

  it('counts for no quota, is kept by the sweep and in backups, and goes with its deal', async () => {
    const { client } = situation.creator;
    const query = { dealId: situation.dealId };
    const bytes = film();
    const before = await storedKeys(server);
    await send(bytes);
    await drain();
    const { deal } = await client.files.usage({ query });
    const [row] = await server.app.deps.db.select().from(files).where(eq(files.dealId, situation.dealId));
    expect(deal?.usedBytes).toBe(bytes.length + (row?.posterSize ?? 0));

    server.advance(2 * day);
    await sweep(server.app.deps);
    const held = await storedKeys(server);
    // The video, its poster, its proxy and its storyboard.
    expect(held.length).toBe(before.length + 4);
    expect((await readKeys(server.app.deps.db)).sort()).toEqual(held);

    const admin = await server.signInAdmin();
    await admin.client.admin.removeDeal({ params: { id: situation.dealId } });
    await drain();
    expect(await storedKeys(server)).toEqual(before);
  });

  it('is made once, although two processes had it in hand', async () => {
    const { id } = await send(film());
    await drain();
    const before = await storedKeys(server);
    const { db } = server.app.deps;
    const [row] = await db.select().from(fileMedia).where(eq(fileMedia.fileId, id));
    // The state that the second process read before the first one had finished.
    await db.update(fileMedia).set({ state: 'WORKING' }).where(eq(fileMedia.fileId, id));
    await watchFilm(server.app.deps, { fileId: id });
    expect(await storedKeys(server)).toEqual(before);
    const [now] = await db.select().from(fileMedia).where(eq(fileMedia.fileId, id));
    expect(now?.proxyKey).toBe(row?.proxyKey);
  });

  it('without ffmpeg is played as it came, and made once ffmpeg is there', async () => {
    const { id } = await send(sampleVideo('mp4'));
    const { db, media } = server.app.deps;
    await db.insert(fileMedia).values({ fileId: id, state: 'WAITING', changedAt: new Date() });
    await watchFilm(server.app.deps, { fileId: id }, noTools);
    expect((await seen(id))?.media).toMatchObject({ state: 'UNAVAILABLE', failure: null, proxy: null });
    await watchOldFiles({ ...server.app.deps, media }, noTools);
    expect((await seen(id))?.media).toMatchObject({ state: 'UNAVAILABLE' });
    await watchOldFiles(server.app.deps);
    expect((await seen(id))?.media).toMatchObject({ state: 'WAITING' });
    await drain();
    expect((await seen(id))?.media).toMatchObject({ state: 'READY' });
  });

  it('from before is made after the next start, one by one', async () => {
    const ids = [(await send(film())).id, (await send(film())).id];
    await drain();
    const { db } = server.app.deps;
    for (const id of ids) await db.delete(fileMedia).where(eq(fileMedia.fileId, id));
    await watchOldFiles(server.app.deps);
    const states = async () => Promise.all(ids.map(async (id) => (await seen(id))?.media?.proxy ?? null));
    expect(await states()).toEqual([null, null]);
    await drain();
    expect(await states()).toEqual([expect.anything(), expect.anything()]);
  });
});

describe('a picture', () => {
  it('is shown as it is, with its measures', async () => {
    const { id, media } = await send(await samplePicture('jpeg', 900, 600));
    expect(media).toMatchObject({ state: 'WAITING' });
    await drain();
    expect((await seen(id))?.media).toMatchObject({
      ...{ state: 'READY', width: 900, height: 600, videoCodec: 'jpeg', proxy: null },
    });
  });

  it.runIf(hasVideoTools())('in HEIC is shown as WebP, and downloaded as it came', async () => {
    const bytes = sampleHeic(400, 300);
    const { id } = await send(bytes);
    await drain();
    const file = await seen(id);
    expect(file?.media).toMatchObject({
      ...{ state: 'READY', width: 400, height: 300, videoCodec: 'heic' },
      proxy: { mimeType: 'image/webp', width: 400, height: 300, frameRate: null, frames: null },
    });
    const shown = await bytesAt(file?.media?.proxy?.url);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect(file?.poster).not.toBeNull();
    expect((await bytesAt(file?.url)).rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['damaged', async () => (await samplePicture('png')).subarray(0, 80), 'unreadable'],
    ['too large', () => samplePicture('png', 9000, 9000), 'too_large'],
    ['a damaged HEIC', () => sampleIsoMedia('heic'), 'unreadable'],
  ])('that is %s says so', async (_, make, failure) => {
    const { id } = await send(await make());
    await drain();
    expect((await seen(id))?.media).toMatchObject({ state: 'FAILED', failure });
  });

  it('from before that cannot be read is looked at once', async () => {
    const { id } = await send((await samplePicture('png')).subarray(0, 80));
    const { db, storage } = server.app.deps;
    const [row] = await db.select().from(files).where(eq(files.id, id));
    await storage.remove(row?.storageKey ?? '');
    await drain();
    await watchOldFiles(server.app.deps);
    expect((await seen(id))?.media).toMatchObject({ state: 'FAILED', failure: 'unreadable' });
  });
});

it('a document has nothing to watch', async () => {
  const { id, media } = await send(samplePdf());
  await drain();
  expect([media, (await seen(id))?.media]).toEqual([null, null]);
});

it('a file that was removed meanwhile keeps nothing', async () => {
  const { dealId } = situation;
  const { id } = await send(samplePdf());
  await server.app.deps.db.delete(files).where(eq(files.dealId, dealId));
  expect(await settleMedia(server.app.deps, id, { state: 'UNAVAILABLE' })).toBe(false);
});
