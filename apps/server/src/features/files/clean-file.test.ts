import { api, type DealFile } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { files } from '../../platform/database/tables/index.ts';
import { hasLocation } from '../../platform/media/picture-notes.ts';
import {
  hasVideoTools,
  sampleFilmed,
  sampleGif,
  samplePdf,
  samplePicture,
  samplePlace,
  sampleTaken,
  sampleVideo,
} from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { processMediaJob } from './jobs.ts';
import { processMedia } from './process-media.ts';

const server = useTestServer();

const upload = async (person: Person, dealId: string, bytes: Buffer, name = 'taken.jpg') =>
  (await sendFile(server, person, api.files.upload, bytes, { name, params: { dealId } })).file;
const read = async (person: Person, dealId: string, fileId: string): Promise<DealFile | undefined> =>
  (await person.client.deals.read({ params: { id: dealId } })).deal.files.find(({ id }) => id === fileId);
const clean = async (person: Person, dealId: string, fileId: string) =>
  (await person.client.files.clean({ params: { id: dealId, fileId } })).file;
const open = (url: string, headers: Record<string, string> = {}) => server.app.http.inject({ url, headers });

/** A file of the creator with a location in its metadata, already examined by the server. */
async function takenFile(bytes?: Buffer): Promise<DealSituation & { file: DealFile }> {
  const situation = await acceptedDeal(server);
  const file = await upload(situation.creator, situation.dealId, bytes ?? (await sampleTaken('jpeg')));
  await server.drain();
  return { ...situation, file };
}

describe('where a file of a deal was taken', () => {
  it('is told to its uploader alone, that the file says so', async () => {
    const { brand, creator, dealId, file } = await takenFile();
    expect(file.hasLocation).toBe(false);
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(true);
    expect(await read(brand, dealId, file.id)).not.toHaveProperty('hasLocation');
    const reference = await upload(brand, dealId, await sampleTaken('png'), 'place.png');
    await server.drain();
    expect((await read(brand, dealId, reference.id))?.hasLocation).toBe(true);
    expect(await read(creator, dealId, reference.id)).not.toHaveProperty('hasLocation');
  });

  it('is not told of files that say none', async () => {
    for (const bytes of [await samplePicture('jpeg'), samplePdf(), sampleGif(2)]) {
      const { creator, dealId, file } = await takenFile(bytes);
      expect((await read(creator, dealId, file.id))?.hasLocation).toBe(false);
    }
  });
});

describe('a file for the chat', () => {
  const attach = async (person: Person, dealId: string, bytes: Buffer, name: string) => {
    const upload = { name, params: { dealId }, query: { for: 'chat' } };
    return (await sendFile(server, person, api.files.upload, bytes, upload)).file;
  };

  it.each(['jpeg', 'png'] as const)('never holds the place of a %s that told one', async (kind) => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const before = await storedKeys(server);
    const file = await attach(creator, dealId, await sampleTaken(kind), `taken.${kind}`);
    expect(file).toMatchObject({ hasLocation: false, placeRemoved: true });
    const theirs = await read(brand, dealId, file.id);
    expect(theirs).not.toHaveProperty('placeRemoved');
    expect(hasLocation((await open(theirs?.url ?? '')).rawPayload)).toBe(false);
    await server.drain();
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(false);
    // The copy and its poster: the original bytes are deleted.
    expect((await storedKeys(server)).length - before.length).toBe(2);
  });

  it.runIf(hasVideoTools())('never holds the place of a film that told one', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const file = await attach(creator, dealId, sampleFilmed('mp4'), 'filmed.mp4');
    expect(file.placeRemoved).toBe(true);
    const theirs = await read(brand, dealId, file.id);
    expect((await open(theirs?.url ?? '')).rawPayload.includes(samplePlace)).toBe(false);
  });

  it('is kept as it came where it tells none', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const bytes = await samplePicture('jpeg');
    const file = await attach(creator, dealId, bytes, 'plain.jpg');
    expect(file).not.toHaveProperty('placeRemoved');
    expect((await open(file.url)).rawPayload.equals(bytes)).toBe(true);
  });
});

describe('removing it', () => {
  it('replaces the bytes and their address, and keeps name, still and picture', async () => {
    await server.drain();
    const before = await storedKeys(server);
    const { brand, creator, dealId, file } = await takenFile();
    const shown = await read(brand, dealId, file.id);
    const etag = String((await open(shown?.url ?? '')).headers.etag);

    const cleaned = await clean(creator, dealId, file.id);
    expect(cleaned).toMatchObject({ id: file.id, originalName: 'taken.jpg', hasLocation: false });
    expect(cleaned.poster).toBe(shown?.poster);
    const { rawPayload, headers } = await open(cleaned.url, { 'if-none-match': etag });
    expect([hasLocation(rawPayload), rawPayload.length]).toEqual([false, cleaned.size]);
    expect((await sharp(rawPayload).autoOrient().toBuffer({ resolveWithObject: true })).info).toMatchObject({
      width: 40,
      height: 60,
    });
    expect(headers.etag).not.toBe(etag);
    expect((await read(brand, dealId, file.id))?.url).toBe(cleaned.url);

    // The original bytes can no longer be fetched, not even by their old URL.
    await server.drain();
    expect((await open(shown?.url ?? '')).statusCode).toBeGreaterThanOrEqual(403);
    expect((await storedKeys(server)).length).toBe(before.length + 2);
  });

  it('twice, or of a file that tells none, changes nothing more', async () => {
    const { creator, dealId, file } = await takenFile();
    const [first, second] = await Promise.all([1, 2].map(() => clean(creator, dealId, file.id)));
    const third = await clean(creator, dealId, file.id);
    expect([second, third]).toEqual([first, first]);
    await server.drain();
    expect((await open(third.url)).statusCode).toBe(200);
  });

  it('before the server has looked leaves nothing to be found', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const file = await upload(creator, dealId, await sampleTaken('webp'), 'taken.webp');
    await clean(creator, dealId, file.id);
    await server.drain();
    const found = await read(creator, dealId, file.id);
    expect(found).toMatchObject({ hasLocation: false, poster: expect.any(String) });
  });

  it.runIf(hasVideoTools())('leaves picture and sound of a film as they are', async () => {
    const { creator, dealId, file } = await takenFile(sampleFilmed('mp4'));
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(true);
    const { rawPayload } = await open((await clean(creator, dealId, file.id)).url);
    expect(rawPayload.includes(samplePlace)).toBe(false);
    expect(rawPayload.includes('mdat')).toBe(true);
  });

  it.runIf(hasVideoTools())('is not offered where there is nothing to remove', async () => {
    const { creator, dealId, file } = await takenFile(sampleVideo('webm'));
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(false);
  });

  it('says so where it is not possible, and the file stays', async () => {
    const gps = Buffer.from('and then GPSLatitude follows');
    const { creator, dealId, file } = await takenFile(Buffer.concat([sampleGif(1), gps]));
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(true);
    await expect(clean(creator, dealId, file.id)).rejects.toMatchObject({ code: 'file.not_cleanable' });
    expect((await open(file.url)).rawPayload.includes(gps)).toBe(true);
  });

  it('says so as well where a copy would still tell it', async () => {
    const unended = Buffer.from('<x:xmpmeta><exif:GPSLatitude>25,12N');
    const { creator, dealId, file } = await takenFile(Buffer.concat([await sampleTaken('avif'), unended]));
    await expect(clean(creator, dealId, file.id)).rejects.toMatchObject({ code: 'file.not_cleanable' });
    expect((await read(creator, dealId, file.id))?.hasLocation).toBe(true);
  });

  it("is the uploader's, while nobody has judged the file", async () => {
    const { brand, creator, dealId, file } = await takenFile();
    const stranger = await server.signUpCreator();
    await expect(clean(brand, dealId, file.id)).rejects.toMatchObject({ code: 'file.not_found' });
    await expect(clean(stranger, dealId, file.id)).rejects.toMatchObject({ code: 'deal.not_found' });
    const other = await acceptedDeal(server);
    await expect(clean(other.creator, other.dealId, file.id)).rejects.toMatchObject({
      code: 'file.not_found',
    });
    await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
    await expect(clean(creator, dealId, file.id)).rejects.toMatchObject({ code: 'file.already_judged' });
  });

  it('ends with the deal', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const reference = await upload(brand, dealId, await sampleTaken('jpeg'));
    await server.drain();
    const admin = await server.signInAdmin();
    await admin.client.admin.cancelDeal({ params: { id: dealId } });
    await expect(clean(brand, dealId, reference.id)).rejects.toMatchObject({ code: 'deal.status_conflict' });
    expect(creator.user.id).not.toBe(brand.user.id);
  });

  it('is not undone by what was found out about the old bytes', async () => {
    const { creator, dealId, file } = await takenFile();
    const { db } = server.app.deps;
    await clean(creator, dealId, file.id);
    await db.update(files).set({ posterKey: null }).where(eq(files.id, file.id));
    await server.app.deps.jobs.enqueue(db, processMediaJob, { table: 'files', id: file.id });
    await server.drain();
    expect(await read(creator, dealId, file.id)).toMatchObject({
      hasLocation: false,
      poster: expect.any(String),
    });
  });

  it('is not undone by a look at the old bytes that ends after it', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const { id } = await upload(creator, dealId, await sampleTaken('jpeg'));
    const { deps } = server.app;
    const slow: typeof deps.media = {
      ...deps.media,
      async run(line, account, work) {
        const found = await deps.media.run(line, account, work);
        await clean(creator, dealId, id);
        return found;
      },
    };
    await processMedia({ ...deps, media: slow }, { table: 'files', id });
    expect(await read(creator, dealId, id)).toMatchObject({ hasLocation: false, poster: null });
    await server.drain();
    expect(await read(creator, dealId, id)).toMatchObject({ hasLocation: false, poster: expect.any(String) });
  });
});
