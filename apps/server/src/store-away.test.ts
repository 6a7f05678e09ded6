/** The object store answers nothing, or 503: files are refused for now, everything else works, and both are told. */
import { api } from '@briefcast/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { samplePdf } from './platform/media/sample-media.ts';
import { s3Storage } from './platform/storage/s3.ts';
import { sentBrief } from './testing/builders.ts';
import { useTestServer } from './testing/harness.ts';
import { startTestStore } from './testing/s3.ts';
import { sendFile } from './testing/send-file.ts';

let state: 'well' | 'in trouble' | 'silent' = 'well';
const store = await startTestStore({
  before(context) {
    if (state === 'well') return true;
    if (state === 'in trouble') context.status = 503;
    else context.respond = false;
    return false;
  },
});
const storage = s3Storage(store.url());
const server = useTestServer({}, { storage });
afterEach(() => {
  state = 'well';
});
afterAll(async () => {
  storage.close();
  await store.close();
});

test.each(['in trouble', 'silent'] as const)('a store that is %s', async (kind) => {
  const { brand, dealId } = await sentBrief(server);
  const send = () => sendFile(server, brand, api.files.upload, samplePdf(), { params: { dealId } });
  await send();
  state = kind;
  expect(await server.anonymous.system.ready()).toEqual({ status: 'ready', storage: 'away' });
  await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Still here' } });
  if (kind === 'in trouble')
    await expect(send()).rejects.toMatchObject({
      code: 'service.unavailable',
      message: expect.stringContaining('the file storage'),
    });
  state = 'well';
  expect(await server.anonymous.system.ready()).toEqual({ status: 'ready', storage: 'ok' });
  await send();
});
