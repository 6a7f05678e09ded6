import { api } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasVideoTools, samplePdf, sampleVideo } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readZip } from '../../testing/read-zip.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;

const linkOf = async ({ client }: Person) =>
  (await client.personalData.link({ body: { password: testPassword } })).url;
const download = (url: string) => server.app.http.inject({ url });
const write = ({ client }: Person, dealId: string, content: string) =>
  client.messages.send({ body: { dealId, type: 'TEXT', content } });

describe('the own copy', () => {
  let situation: DealSituation;
  const take = samplePdf();
  beforeAll(async () => {
    situation = await acceptedDeal(server);
    const { brand, creator, dealId } = situation;
    await write(creator, dealId, 'Filming on Tuesday');
    await write(brand, dealId, 'Between us');
    const params = { dealId };
    await sendFile(server, creator, api.files.upload, take, { name: 'take.pdf', params });
    await sendFile(server, brand, api.files.upload, take, { name: 'guidelines.pdf', params });
  });

  test('has everything of the person, and nothing that others wrote or uploaded', async () => {
    const { creator } = situation;
    const answer = await download(await linkOf(creator));
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    const files = await readZip(answer.rawPayload);
    expect(Object.keys(files)).toContain('take.pdf');
    expect(Object.keys(files)).not.toContain('guidelines.pdf');
    expect(files['take.pdf']).toEqual(take);
    const text = String(files['your-data.json']);
    expect(JSON.parse(text)).toMatchObject({
      account: { email: creator.user.email },
      profile: { firstName: 'Layla' },
      deals: [{ id: situation.dealId }],
      messages: [{ content: 'Filming on Tuesday' }],
    });
    expect(text).not.toContain('Between us');
    expect(text).not.toMatch(/argon|passwordHash|tokenHash/i);
  });

  test.runIf(hasVideoTools())('names a film of a portfolio by the ending that programs know', async () => {
    const creator = await server.signUpCreator();
    const film = { name: 'clip.mov' };
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, sampleVideo('mov'), film);
    const files = await readZip((await download(await linkOf(creator))).rawPayload);
    expect(Object.keys(files)).toContain(`profile-${file.id}.mov`);
  });

  test('is asked for with the password', async () => {
    const link = situation.brand.client.personalData.link({ body: { password: 'a guess' } });
    await expect(link).rejects.toMatchObject({ code: 'account.wrong_password' });
  });

  test('has an address of its own, which ends', async () => {
    const url = await linkOf(situation.creator);
    expect((await download(url)).statusCode).toBe(200);
    const foreign = url.replace(situation.creator.user.id, situation.brand.user.id);
    expect((await download(foreign)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
    server.advance(2 * hour);
    expect((await download(url)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
  });

  test('has an address that a new password ends', async () => {
    const person = await server.signUpCreator();
    const url = await linkOf(person);
    expect((await download(url)).statusCode).toBe(200);
    const password = 'another-long-passphrase';
    await person.client.ownAccount.changePassword({ body: { currentPassword: testPassword, password } });
    expect((await download(url)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
  });

  test('is gone with the account', async () => {
    const person = await server.signUpCreator();
    const url = await linkOf(person);
    await person.client.personalData.removeAccount({ body: { password: testPassword } });
    expect((await download(url)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
  });
});
