/** People's devices, and messages to them by way of a push service (rules/pushes). */
import { createPublicKey, verify } from 'node:crypto';
import { mostDevices } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { usePushService } from '../../testing/push-service.ts';
import { contactOf, publicPushServices } from './push-service.ts';

const service = usePushService();
const server = useTestServer({}, { pushServices: service.options });
const guarded = useTestServer({}, { pushServices: publicPushServices });
const place = { isInstalled: false, timeZone: 'Asia/Dubai' };
const hour = 60 * 60 * 1000;

async function deviceOf({ client }: Pick<Person, 'client'>) {
  const subscription = service.subscribe();
  const { devices, serverKey } = await client.pushes.addDevice({ body: { subscription, ...place } });
  const own = devices.find(({ isCurrent }) => isCurrent);
  if (!own) throw new Error('the device is not listed');
  return { subscription, id: own.id, serverKey };
}
const signInAgain = async ({ user: { email } }: Person) =>
  server.as((await server.anonymous.accounts.logIn({ body: { email, password: testPassword } })).token);

test('a test arrives encrypted for the device, signed by the key that it subscribed with, and is noted', async () => {
  const person = await server.signUpCreator();
  const { subscription, id, serverKey } = await deviceOf(person);
  const { devices } = await person.client.pushes.testDevice({ params: { id } });
  expect(devices).toMatchObject([{ id, isCurrent: true, toldAt: expect.any(String) }]);
  const [{ headers, message } = {}] = service.arrivedAt(subscription);
  expect(message).toMatchObject({ title: 'This is a test', path: '/settings/notifications' });
  expect(headers).toMatchObject({ urgency: 'high', ttl: expect.stringMatching(/^(59|60)$/), topic: 'test' });

  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers?.authorization ?? '') ?? [];
  expect(key).toBe(serverKey);
  const point = Buffer.from(serverKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const ieee = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, ieee, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(subscription.endpoint).origin,
    sub: 'mailto:hello@briefcast.example',
  });
});

test.each([
  ['Briefcast <hello@market.example>', 'https://market.example', 'mailto:hello@market.example'],
  ['briefcast@localhost', 'https://market.example', 'https://market.example'],
  ['Briefcast <root@mail.local>', 'https://market.example', 'https://market.example'],
  ['briefcast@localhost', 'http://localhost:3000', 'mailto:briefcast@localhost'],
])('with mails from %s at %s, a push service reaches %s', (mailFrom, publicUrl, contact) => {
  expect(contactOf({ mailFrom, publicUrl })).toBe(contact);
});

test('a device that its push service knows no more is removed, and one that is not reached stays', async () => {
  const person = await server.signUpCreator();
  const { id } = await deviceOf(person);
  service.answer(503);
  const params = { id };
  await expect(person.client.pushes.testDevice({ params })).rejects.toMatchObject({
    code: 'push.device_not_reached',
  });
  expect((await person.client.pushes.read()).devices).toHaveLength(1);
  service.answer(410);
  await expect(person.client.pushes.testDevice({ params })).rejects.toMatchObject({
    code: 'push.device_not_reached',
  });
  expect((await person.client.pushes.read()).devices).toEqual([]);
});

test('a device ends with its session, and belongs to who signed in there last', async () => {
  const first = await server.signUpCreator();
  const { subscription } = await deviceOf(first);
  await first.client.accounts.logOut();
  const again = await signInAgain(first);
  expect((await again.pushes.read()).devices).toEqual([]);

  await again.pushes.addDevice({ body: { subscription, ...place } });
  const second = await server.signUpCreator();
  await second.client.pushes.addDevice({ body: { subscription, ...place } });
  expect((await again.pushes.read()).devices).toEqual([]);
  expect((await second.client.pushes.read()).devices).toHaveLength(1);
  server.advance(31 * 24 * hour);
  const later = await signInAgain(second);
  expect((await later.pushes.read()).devices).toEqual([]);
});

test('a session has one device, a person the newest few, and nobody another one’s', async () => {
  const person = await server.signUpCreator();
  await deviceOf(person);
  const { id } = await deviceOf(person);
  expect((await person.client.pushes.read()).devices).toMatchObject([{ id }]);
  for (let n = 0; n < mostDevices; n++) await deviceOf({ client: await signInAgain(person) });
  const { devices } = await person.client.pushes.read();
  expect(devices).toHaveLength(mostDevices);
  expect(devices.map((device) => device.id)).not.toContain(id);

  const other = await server.signUpBrand();
  const params = { id: devices[0]?.id ?? '' };
  const notFound = { code: 'push.device_not_found' };
  await expect(other.client.pushes.removeDevice({ params })).rejects.toMatchObject(notFound);
  await expect(other.client.pushes.testDevice({ params })).rejects.toMatchObject(notFound);
  const left = await person.client.pushes.removeDevice({ params });
  expect(left.devices).toHaveLength(mostDevices - 1);
});

test('a service worker renews an address by the secret of the old one alone', async () => {
  const person = await server.signUpCreator();
  const { subscription: old, id } = await deviceOf(person);
  const renewed = service.subscribe();
  const renew = (auth: string) =>
    server.anonymous.pushes.renewDevice({
      body: { old: { endpoint: old.endpoint, auth }, subscription: renewed },
    });
  await renew(renewed.keys.auth);
  await person.client.pushes.testDevice({ params: { id } });
  expect(service.arrivedAt(renewed)).toEqual([]);
  await renew(old.keys.auth);
  await person.client.pushes.testDevice({ params: { id } });
  expect(service.arrivedAt(renewed)).toHaveLength(1);
  expect(service.arrivedAt(old)).toHaveLength(1);
});

test.each([
  'http://push.example/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://vault.internal/abc',
  'https://push.example:8443/abc',
  'https://user:password@push.example/abc',
  'push.example',
])('%s is no push service', async (endpoint) => {
  const { client } = await guarded.signUpCreator();
  const subscription = { endpoint, keys: service.subscribe().keys };
  const refused = { code: 'push.service_refused' };
  await expect(client.pushes.addDevice({ body: { subscription, ...place } })).rejects.toMatchObject(refused);
  const old = { endpoint: 'https://push.example/abc', auth: subscription.keys.auth };
  await expect(guarded.anonymous.pushes.renewDevice({ body: { old, subscription } })).rejects.toMatchObject(
    refused,
  );
});

test('choices are kept one by one, and a new device tells where the person is', async () => {
  const { client } = await server.signUpCreator();
  const usual = { isOn: true, from: 22, to: 8, days: 'EVERY_DAY', timeZone: 'Asia/Dubai' };
  expect(await client.pushes.read()).toMatchObject({ quietHours: usual, showsNames: false });
  expect(await client.pushes.choose({ body: { showsNames: true } })).toMatchObject({
    quietHours: usual,
    showsNames: true,
  });
  const quietHours = {
    isOn: false,
    from: 20,
    to: 9,
    days: 'WORK_DAYS' as const,
    timeZone: 'Europe/Berlin',
  };
  expect(await client.pushes.choose({ body: { quietHours } })).toMatchObject({
    quietHours,
    showsNames: true,
  });
  const subscription = service.subscribe();
  const added = await client.pushes.addDevice({
    body: { subscription, isInstalled: true, timeZone: 'Asia/Riyadh' },
  });
  expect(added.quietHours).toEqual({ ...quietHours, timeZone: 'Asia/Riyadh' });
  const nowhere = { ...quietHours, timeZone: 'Mars/Olympus' };
  await expect(client.pushes.choose({ body: { quietHours: nowhere } })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});
