import type { AddressInfo } from 'node:net';
import { api, type Client, type NewShare, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { newShare } from '../../testing/shares.ts';

const server = useTestServer();
let origin: string;
let situation: DealSituation;
let fileId: string;

beforeAll(async () => {
  situation = await acceptedDeal(server);
  const picture = await samplePicture('jpeg', 300, 200);
  const { file } = await sendFile(server, situation.creator, api.files.upload, picture, {
    name: 'morning-routine.jpg',
    params: { dealId: situation.dealId },
  });
  fileId = file.id;
  await server.drain();
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.http.server.address() as AddressInfo).port}`;
});

const share = async (changes: Partial<NewShare> = {}) => {
  const { token, share } = await situation.brand.client.shares.create({
    params: { id: situation.dealId },
    body: newShare([fileId], { hasWatermark: false, ...changes }),
  });
  return { token, id: share.id };
};

interface Guest {
  /** The link's secret. */
  token: string;
  secret: string;
  client: Client;
}

async function enter(token: string, name = 'Dana Khalil'): Promise<Guest> {
  const { guest } = await server.anonymous.shares.enter({ params: { token }, body: { name } });
  return { token, secret: guest.token, client: server.as(guest.token) };
}

const say = async ({ client, token }: Guest, text: string) =>
  (await client.shares.addComment({ params: { token }, body: { fileId, text } })).comment;
const reply = async ({ client, token }: Guest, id: string, text: string) =>
  (await client.shares.reply({ params: { token, id }, body: { text } })).comment;
const read = async ({ client, token }: Guest) =>
  (await client.shares.comments({ params: { token } })).comments;
const readBy = async (side: 'brand' | 'creator', since?: number) =>
  situation[side].client.comments.list({
    params: { id: fileId },
    query: since === undefined ? {} : { since },
  });

describe('a guest replies', () => {
  test('to guests of the same link, and reads what the brand replied', async () => {
    const { token } = await share();
    const [dana, omar] = [await enter(token), await enter(token, 'Omar')];
    const stranger = await enter((await share()).token, 'Stranger');
    const { id } = await say(dana, 'The logo is cut.');
    expect((await reply(omar, id, 'On my screen as well.')).replies).toMatchObject([
      { text: 'On my screen as well.', by: null, author: null, guest: { name: 'Omar' } },
    ]);
    await situation.brand.client.comments.reply({ params: { id }, body: { text: 'We look into it.' } });
    expect((await read(dana))[0]?.replies.map(({ text }) => text)).toEqual([
      'On my screen as well.',
      'We look into it.',
    ]);
    await expect(reply(stranger, id, 'Hello')).rejects.toMatchObject({ code: 'comment.not_found' });
    const ofSide = await situation.brand.client.comments.add({
      params: { id: fileId },
      body: { kind: 'NOTE', text: 'Between us.' },
    });
    await expect(reply(dana, ofSide.comment.id, 'Hello')).rejects.toMatchObject({
      code: 'comment.not_found',
    });
    const watching = await enter((await share({ canComment: false })).token);
    await expect(reply(watching, id, 'Hello')).rejects.toMatchObject({ code: 'share.watch_only' });
  });

  test('and the creator reads none of it until the brand passes it on', async () => {
    const dana = await enter((await share()).token);
    const { upTo } = await readBy('creator');
    const { id } = await say(dana, 'Could there be a version without music?');
    await reply(dana, id, 'For our shop screens.');
    expect(await readBy('creator', upTo)).toMatchObject({ comments: [], removed: [] });
    expect((await readBy('brand', upTo)).comments).toMatchObject([{ id }]);
    const { comments } = situation.creator.client;
    await expect(comments.reply({ params: { id }, body: { text: 'Hi' } })).rejects.toMatchObject({
      code: 'comment.not_found',
    });
    await situation.brand.client.comments.makeTask({ params: { id }, body: { kind: 'NEW_REQUEST' } });
    expect((await readBy('creator', upTo)).comments).toMatchObject([
      { id, guest: { name: 'Dana Khalil' }, replies: [{ text: 'For our shop screens.' }] },
    ]);
  });

  test('no more once it is passed on: what the sides say and pay from then on stays between them', async () => {
    const dana = await enter((await share()).token);
    const { id } = await say(dana, 'And one in Arabic, please.');
    await reply(dana, id, 'With captions.');
    const { brand, creator } = situation;
    await brand.client.comments.makeTask({ params: { id }, body: { kind: 'NEW_REQUEST' } });
    await creator.client.comments.answerRequest({
      params: { id },
      body: { answer: 'PRICED', price: 98_700 },
    });
    await creator.client.comments.reply({ params: { id }, body: { text: 'That takes a day.' } });
    const seen = await read(dana);
    expect(seen).toMatchObject([
      { id, kind: 'NEW_REQUEST', request: null, mayChange: false, replies: [{ text: 'With captions.' }] },
    ]);
    const passedOn = { code: 'share.comment_taken_over' };
    await expect(reply(dana, id, 'Hello')).rejects.toMatchObject(passedOn);
    const at = { token: dana.token, id };
    await expect(
      dana.client.shares.changeComment({ params: at, body: { text: 'Other words' } }),
    ).rejects.toMatchObject(passedOn);
    await expect(dana.client.shares.removeComment({ params: at })).rejects.toMatchObject(passedOn);
  });
});

/** A guest's stream: `next` waits for the name of the next event, null once it has ended. */
async function listen({ token, secret }: Pick<Guest, 'token' | 'secret'>) {
  const abort = new AbortController();
  const answer = await fetch(origin + requestPath(api.shares.events, { params: { token } }), {
    headers: { authorization: `Bearer ${secret}` },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        text += chunk.value;
        continue;
      }
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      const name = /^event: (.*)$/m.exec(frame)?.[1];
      if (name) return name;
    }
  }
  return { answer, next, stop: () => abort.abort() };
}

describe("a guest's stream", () => {
  test('tells of what guests of the same link and the brand wrote there, of its files and of nothing else', async () => {
    const [mine, other] = [await share(), await share()];
    const [dana, omar] = [await enter(mine.token), await enter(mine.token, 'Omar')];
    const stranger = await enter(other.token, 'Stranger');
    const { brand, creator, dealId } = situation;
    const stream = await listen(dana);
    expect(stream.answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await stream.next()).toBe('reset');
    // This guest gets none of these; the next one is for them.
    await say(stranger, 'Not for you.');
    await brand.client.comments.add({ params: { id: fileId }, body: { kind: 'NOTE', text: 'Nor this.' } });
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Nor this.' } });
    await server.app.settle();
    const { id } = await say(omar, 'Lovely light.');
    expect(await stream.next()).toBe('comment.changed');
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    await brand.client.files.review({ params: { id: fileId }, body: { status: 'APPROVED' } });
    expect(await stream.next()).toBe('file.changed');
    await brand.client.comments.reply({ params: { id }, body: { text: 'Thank you!' } });
    expect(await stream.next()).toBe('comment.changed');
    stream.stop();
  });

  test('is for who has entered, and ends with the link', async () => {
    const made = await share();
    const stranger = await enter((await share()).token);
    const refused = await listen({ token: made.token, secret: stranger.secret });
    expect(refused.answer.status).toBe(403);
    const dana = await enter(made.token);
    const stream = await listen(dana);
    expect(await stream.next()).toBe('reset');
    await situation.brand.client.shares.revoke({ params: { id: situation.dealId, shareId: made.id } });
    expect(await stream.next()).toBe('share.changed');
    expect(await stream.next()).toBeNull();
    expect((await listen(dana)).answer.status).toBe(409);
  });
});
