import { api, type Client, type NewShare, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, teamMember } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { newShare } from '../../testing/shares.ts';

const server = useTestServer({ rateLimits: true });
const day = 24 * 60 * 60 * 1000;

/** Calls with this token, or with none. */
const guestClient = (token?: string): Client => (token ? server.as(token) : server.anonymous);

let situation: DealSituation;
let fileId: string;
let otherFileId: string;
let referenceId: string;

const upload = async (person: Person, bytes: Buffer, name: string) =>
  (await sendFile(server, person, api.files.upload, bytes, { name, params: { dealId: situation.dealId } }))
    .file;

beforeAll(async () => {
  situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  fileId = (await upload(creator, await samplePicture('jpeg', 900, 600), 'morning-routine.jpg')).id;
  otherFileId = (await upload(creator, samplePdf(), 'notes.pdf')).id;
  referenceId = (await upload(brand, samplePdf(), 'brief.pdf')).id;
  await server.drain();
});

const share = async (changes: Partial<NewShare> = {}, fileIds = [fileId], by = situation.brand) =>
  by.client.shares.create({ params: { id: situation.dealId }, body: newShare(fileIds, changes) });
const enter = async (token: string, name = 'Dana Khalil', password?: string) =>
  (
    await server.anonymous.shares.enter({
      params: { token },
      body: { name, ...(password ? { password } : {}) },
    })
  ).guest;
const look = async (token: string, guest: string) => guestClient(guest).shares.files({ params: { token } });
const bytes = (url: string, headers = {}) => server.app.http.inject({ url, headers });

describe('a link', () => {
  test('is made by every role of the brand and by nobody else, for chosen takes alone', async () => {
    const reviewer = await teamMember(server, situation.brand, 'REVIEWER');
    const made = await share({ name: 'Dana, legal' }, [fileId], reviewer);
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made.share).toMatchObject({ name: 'Dana, legal', fileIds: [fileId], looks: 0, comments: 0 });
    await expect(share({}, [fileId], await server.signUpBrand())).rejects.toMatchObject({
      code: 'deal.not_found',
    });
    await expect(share({}, [fileId], situation.creator)).rejects.toMatchObject({ code: 'auth.wrong_role' });
    await expect(share({}, [referenceId])).rejects.toMatchObject({ code: 'file.not_found' });
    const foreign = await acceptedDeal(server);
    const { file } = await sendFile(server, foreign.creator, api.files.upload, samplePdf(), {
      name: 'a.pdf',
      params: { dealId: foreign.dealId },
    });
    await expect(share({}, [fileId, file.id])).rejects.toMatchObject({ code: 'file.not_found' });
    const { shares } = await situation.brand.client.shares.list({ params: { id: situation.dealId } });
    expect(shares.map(({ name }) => name)).toContain('Dana, legal');
    expect(JSON.stringify(shares)).not.toContain(made.token);
  });

  test('says who asks, and shows the chosen file alone to whoever gives a name', async () => {
    const { token } = await share();
    const { share: summary } = await server.anonymous.shares.summary({ params: { token } });
    expect(summary).toMatchObject({
      title: 'Winter barrier serum',
      companyName: 'Oasis Skin',
      hasPassword: false,
      hasWatermark: true,
    });
    await expect(server.anonymous.shares.files({ params: { token } })).rejects.toMatchObject({
      code: 'share.enter_first',
    });
    const guest = await enter(token);
    const seen = await look(token, guest.token);
    expect(seen.guestName).toBe('Dana Khalil');
    expect(seen.files).toMatchObject([
      { id: fileId, originalName: 'morning-routine.jpg', feedback: null, uploadedBy: null, reviewedBy: null },
    ]);
    // It contains nothing of what the sides write and pay, and no URLs of other files.
    expect(JSON.stringify(seen)).not.toMatch(/124000|notes\.pdf|brief\.pdf|Natural light|@/);
    for (const url of [seen.files[0]?.url ?? '', seen.files[0]?.poster ?? '']) {
      expect((await bytes(url)).statusCode).toBe(200);
    }
  });

  test('keeps its answers from caches, robots and other sites', async () => {
    const { token } = await share();
    const guest = await enter(token);
    const { files } = await look(token, guest.token);
    for (const url of [requestPath(api.shares.summary, { params: { token } }), files[0]?.url ?? '']) {
      expect((await bytes(url)).headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test('opens with its password alone, and guessing is slowed down', async () => {
    const { token, share: made } = await share({ password: 'dune-lantern-41' });
    expect(made.hasPassword).toBe(true);
    await expect(enter(token)).rejects.toMatchObject({ code: 'share.password_wrong' });
    const guest = await enter(token, 'Dana', 'dune-lantern-41');
    expect((await look(token, guest.token)).files).toHaveLength(1);
    for (let tries = 0; tries < 5; tries++)
      await enter(token, 'Dana', `guess ${tries}`).catch(() => undefined);
    await expect(enter(token, 'Dana', 'dune-lantern-41')).rejects.toMatchObject({
      code: 'request.rate_limited',
    });
    // A guest who has entered can change the name without the password.
    const { guest: renamed } = await guestClient(guest.token).shares.enter({
      params: { token },
      body: { name: 'Dana Khalil, legal' },
    });
    expect((await look(token, renamed.token)).guestName).toBe('Dana Khalil, legal');
  });

  test('opens nothing that another link opens', async () => {
    const [one, other] = [await share(), await share({}, [otherFileId])];
    const guest = await enter(one.token);
    await expect(look(other.token, guest.token)).rejects.toMatchObject({ code: 'share.enter_first' });
    const { files } = await look(one.token, guest.token);
    const url = files[0]?.url ?? '';
    const query = url.slice(url.indexOf('?'));
    for (const path of [
      requestPath(api.shares.content, { params: { shareId: one.share.id, id: otherFileId } }),
      requestPath(api.shares.content, { params: { shareId: other.share.id, id: fileId } }),
      requestPath(api.files.content, { params: { id: fileId } }),
    ]) {
      expect([400, 403]).toContain((await bytes(path + query)).statusCode);
    }
    await expect(server.anonymous.shares.summary({ params: { token: 'unknown' } })).rejects.toMatchObject({
      code: 'share.not_found',
    });
  });

  test('ends at once when it is turned off, its bytes too', async () => {
    const { token, share: made } = await share();
    const guest = await enter(token);
    const url = (await look(token, guest.token)).files[0]?.url ?? '';
    const { etag } = (await bytes(url)).headers;
    const at = { id: situation.dealId, shareId: made.id };
    await expect(situation.creator.client.shares.revoke({ params: at })).rejects.toMatchObject({
      code: 'auth.wrong_role',
    });
    await situation.brand.client.shares.revoke({ params: at });
    const ended = { code: 'share.ended', message: expect.stringContaining('was turned off') };
    await expect(server.anonymous.shares.summary({ params: { token } })).rejects.toMatchObject(ended);
    await expect(look(token, guest.token)).rejects.toMatchObject(ended);
    for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': String(etag) }]) {
      expect((await bytes(url, headers)).json()).toMatchObject({ error: { code: 'share.ended' } });
    }
    await expect(situation.brand.client.shares.revoke({ params: at })).rejects.toMatchObject({
      code: 'share.not_found',
    });
  });

  test('counts looks, and coming back soon is the same one', async () => {
    const { token, share: made } = await share();
    const one = await enter(token);
    const read = async () =>
      (await situation.brand.client.shares.list({ params: { id: situation.dealId } })).shares.find(
        ({ id }) => id === made.id,
      );
    await look(token, one.token);
    await look(token, one.token);
    expect(await read()).toMatchObject({ looks: 1, lastLookAt: expect.any(String) });
    server.advance(31 * 60_000);
    await look(token, one.token);
    await look(token, (await enter(token, 'Somebody else')).token);
    expect(await read()).toMatchObject({ looks: 3 });
  });
});

describe('a guest', () => {
  const comment = async (token: string, guest: string, said: string) =>
    (
      await guestClient(guest).shares.addComment({
        params: { token },
        body: { fileId, text: said, point: { x: 500, y: 500 } },
      })
    ).comment;
  const read = async (token: string, guest: string) =>
    (await guestClient(guest).shares.comments({ params: { token } })).comments;

  test('reads what guests of the same link wrote, and writes their own anew', async () => {
    const [mine, other] = [await share(), await share()];
    const [dana, omar, stranger] = [
      await enter(mine.token),
      await enter(mine.token, 'Omar'),
      await enter(other.token, 'Stranger'),
    ];
    const said = await comment(mine.token, dana.token, 'Please add #ad.');
    await comment(other.token, stranger.token, 'Not for you.');
    await situation.brand.client.comments.add({
      params: { id: fileId },
      body: { kind: 'NOTE', text: 'Between us.' },
    });
    expect(await read(mine.token, omar.token)).toMatchObject([
      { id: said.id, kind: 'NOTE', by: null, guest: { name: 'Dana Khalil' }, mayChange: false },
    ]);
    const at = { token: mine.token, id: said.id };
    await expect(
      guestClient(omar.token).shares.changeComment({ params: at, body: { text: 'Mine now' } }),
    ).rejects.toMatchObject({ code: 'comment.not_found' });
    await guestClient(dana.token).shares.changeComment({ params: at, body: { text: 'Add #ad.' } });
    expect(await read(mine.token, dana.token)).toMatchObject([{ text: 'Add #ad.', mayChange: true }]);
    const { shares } = await situation.brand.client.shares.list({ params: { id: situation.dealId } });
    expect(shares.find(({ id }) => id === mine.share.id)).toMatchObject({ comments: 1 });
    await guestClient(dana.token).shares.removeComment({ params: at });
    expect(await read(mine.token, dana.token)).toEqual([]);
  });

  test('writes nothing where the link is for watching, and on no other file', async () => {
    const watching = await share({ canComment: false });
    const dana = await enter(watching.token);
    await expect(comment(watching.token, dana.token, 'Hello')).rejects.toMatchObject({
      code: 'share.watch_only',
    });
    const open = await share({}, [otherFileId]);
    const omar = await enter(open.token, 'Omar');
    await expect(comment(open.token, omar.token, 'Hello')).rejects.toMatchObject({ code: 'file.not_found' });
  });
});

test('a link ends by itself, and says until when it was open', async () => {
  const { token, share: made } = await share({ days: 1 });
  const guest = await enter(token);
  const url = (await look(token, guest.token)).files[0]?.url ?? '';
  server.advance(day + 1000);
  await expect(look(token, guest.token)).rejects.toMatchObject({
    code: 'share.ended',
    message: expect.stringMatching(/^This link was open until .+ 20\d\d\. Ask/),
  });
  expect((await bytes(url)).statusCode).toBe(403);
  // A session ends with the day, too.
  const { token: again } = await server.anonymous.accounts.logIn({
    body: { email: situation.brand.user.email, password: testPassword },
  });
  const { shares } = await server.as(again).shares.list({ params: { id: situation.dealId } });
  expect(shares.map(({ id }) => id)).not.toContain(made.id);
});
