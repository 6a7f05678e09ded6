import { Readable } from 'node:stream';
import { api } from '@briefcast/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleHeic } from '../../platform/media/sample-heic.ts';
import {
  hasVideoTools,
  sampleFilmed,
  sampleGif,
  sampleIsoMedia,
  samplePdf,
  samplePicture,
  samplePlace,
} from '../../platform/media/sample-media.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const bytesAt = async (url: string) => (await server.app.http.inject({ url })).rawPayload;

describe('portfolio uploads', () => {
  it.runIf(hasVideoTools())('tell nothing of where a video was taken', async () => {
    const creator = await server.signUpCreator();
    const before = await storedKeys(server);
    const taken = sampleFilmed('mp4');
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, taken);
    const bytes = await bytesAt(file.url);
    expect([taken.includes(samplePlace), bytes.includes(samplePlace)]).toEqual([true, false]);
    expect((await storedKeys(server)).length).toBe(before.length + 1);
  });

  it('that unfold into too much are refused beside others that are not', async () => {
    const creator = await server.signUpCreator();
    const [first, second] = await Promise.allSettled([
      sendFile(server, creator, api.files.uploadPortfolio, sampleGif(100_000)),
      sendFile(server, creator, api.files.uploadPortfolio, await samplePicture('png')),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'file.too_complex', status: 400 } });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });

  it('of one account are refused beyond a number, before their bytes are taken, and others go on', async () => {
    const [creator, other] = [await server.signUpCreator(), await server.signUpCreator()];
    const { media } = server.app.deps;
    let endAll = () => {};
    const until = new Promise<void>((resolve) => {
      endAll = resolve;
    });
    const under = Array.from({ length: 16 }, () => media.run('films', creator.user.id, () => until));
    const picture = await samplePicture('png');
    const before = await storedKeys(server);
    await expect(sendFile(server, creator, api.files.uploadPortfolio, picture)).rejects.toMatchObject({
      code: 'file.too_many_at_once',
      status: 429,
    });
    expect(await storedKeys(server)).toEqual(before);
    await sendFile(server, other, api.files.uploadPortfolio, picture);
    endAll();
    await Promise.all(under);
  });

  it('tell nothing of where a picture was taken', async () => {
    const creator = await server.signUpCreator();
    const taken = await sharp(await samplePicture('jpeg'))
      .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    const before = await storedKeys(server);
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, taken);
    const { format, exif } = await sharp(await bytesAt(file.url)).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect((await storedKeys(server)).length).toBe(before.length + 1);
  });

  it.each([
    ['documents', () => samplePdf(), 'file.type_not_accepted'],
    ['damaged HEIC', () => sampleIsoMedia('heic'), 'file.unreadable'],
    ['damaged pictures', async () => (await samplePicture('png')).subarray(0, 80), 'file.unreadable'],
  ])('refuse %s and leave no bytes', async (_, make, code) => {
    const creator = await server.signUpCreator();
    const before = await storedKeys(server);
    await expect(sendFile(server, creator, api.files.uploadPortfolio, await make())).rejects.toMatchObject({
      code,
    });
    expect(await storedKeys(server)).toEqual(before);
  });

  it.runIf(hasVideoTools())('refuse videos that are none, and leave no bytes', async () => {
    const creator = await server.signUpCreator();
    const before = await storedKeys(server);
    const sent = sendFile(server, creator, api.files.uploadPortfolio, sampleIsoMedia('isom'));
    await expect(sent).rejects.toMatchObject({ code: 'file.unreadable' });
    expect(await storedKeys(server)).toEqual(before);
  });

  it.runIf(hasVideoTools())('take HEIC, which browsers do not show, as WebP', async () => {
    const creator = await server.signUpCreator();
    for (const route of [api.files.uploadPortfolio, api.files.uploadAvatar]) {
      const { file } = await sendFile(server, creator, route, sampleHeic(400, 300));
      expect(await sharp(await bytesAt(file.url)).metadata()).toMatchObject({ format: 'webp', width: 400 });
    }
  });

  it('are for creators', async () => {
    const brand = await server.signUpBrand();
    const picture = await samplePicture('png');
    await expect(sendFile(server, brand, api.files.uploadPortfolio, picture)).rejects.toMatchObject({
      code: 'auth.wrong_role',
    });
  });
});

describe('profile pictures and logos', () => {
  it('are made small and can then be used', async () => {
    const brand = await server.signUpBrand();
    const { file } = await sendFile(
      server,
      brand,
      api.files.uploadAvatar,
      await samplePicture('png', 2000, 1000),
    );
    const { width, height, format } = await sharp(await bytesAt(file.url)).metadata();
    expect([width, height, format]).toEqual([512, 256, 'webp']);
    const { user } = await brand.client.profiles.update({ body: { profileImage: file.url } });
    expect(user.profileImage).toBe(file.url);
  });

  it('are no videos', async () => {
    const creator = await server.signUpCreator();
    const video = sampleIsoMedia('isom');
    await expect(sendFile(server, creator, api.files.uploadAvatar, video)).rejects.toMatchObject({
      code: 'file.type_not_accepted',
      message: expect.stringContaining('Choose an image'),
    });
  });
});

describe('the sweep', () => {
  it('takes what nobody uses after a day, and leaves what is used', async () => {
    const creator = await server.signUpCreator();
    const picture = await samplePicture('png');
    const send = async () => (await sendFile(server, creator, api.files.uploadPortfolio, picture)).file;
    const [unused, shown, face] = [await send(), await send(), await send()];
    await creator.client.portfolio.add({ body: { type: 'IMAGE', url: shown.url, title: 'Mine' } });
    await creator.client.profiles.update({ body: { profileImage: face.url } });
    const lost = newStorageKey();
    await server.app.deps.storage.write(lost, Readable.from([Buffer.from('lost')]));

    await server.app.deps.jobs.drain();
    expect((await server.app.http.inject({ url: unused.url })).statusCode).toBe(200);
    expect(await storedKeys(server)).toContain(lost);

    server.advance(2 * day);
    await server.app.deps.jobs.drain();
    // The portfolio is not published: its creator and the admin are given addresses that open.
    const admin = await server.signInAdmin();
    const { portfolio } = await admin.client.portfolio.list({ params: { userId: creator.user.id } });
    const [{ url: opened = '', poster = '' } = {}] = portfolio;
    const statuses = await Promise.all(
      [unused.url, opened, face.url].map(async (url) => (await server.app.http.inject({ url })).statusCode),
    );
    expect(statuses).toEqual([404, 200, 200]);
    expect(await storedKeys(server)).not.toContain(lost);
    expect((await server.app.http.inject({ url: poster ?? '' })).statusCode).toBe(200);
  });
});
