import { api, requestPath } from '@briefcast/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { samplePicture } from '../../../platform/media/sample-media.ts';
import { publishedCreator } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/harness.ts';
import { sendFile } from '../../../testing/send-file.ts';

const server = useTestServer();

const cardOf = (id: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: requestPath(api.creators.linkCard, { params: { id } }), headers });

describe("a creator's link card", () => {
  test('is a picture of the size that cards have, another one when the page shows something else', async () => {
    const creator = await publishedCreator(server);
    const first = await cardOf(creator.user.id);
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
    });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });

    const etag = String(first.headers.etag);
    expect((await cardOf(creator.user.id, { 'if-none-match': etag })).statusCode).toBe(304);

    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, await samplePicture('png'));
    await creator.client.portfolio.add({ body: { type: 'IMAGE', url: file.url, title: 'Serum' } });
    await server.app.settle();
    const second = await cardOf(creator.user.id, { 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    // The background was visible where the works are now.
    const colourAt = async (bytes: Buffer) =>
      (await sharp(bytes).extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer()).toString(
        'hex',
      );
    expect(await colourAt(second.rawPayload)).not.toBe(await colourAt(first.rawPayload));
  });

  test('is not there for whoever is not published', async () => {
    const hidden = await server.signUpCreator();
    expect((await cardOf(hidden.user.id)).json()).toMatchObject({ error: { code: 'creator.not_found' } });
  });

  test('leaves out a name that its fonts cannot write', async () => {
    const creator = await publishedCreator(server, { firstName: '花子', lastName: '山田' });
    expect((await cardOf(creator.user.id)).statusCode).toBe(200);
  });
});
