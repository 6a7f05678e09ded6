/** A device's stored answer and the server's answer: in either order of arrival, the server's stays. */
import { afterEach, expect, test, vi } from 'vitest';
import { publishedCreator, tokenFor } from '../testing/people.ts';
import { deviceShelf } from './device-store.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { readSession, startSession } from './session.ts';
import { wipeDevice } from './wipe-device.ts';

const queryKey = keyOf('notifications.unreadCount');
const [older, newer] = [{ unread: 1 }, { unread: 2 }];
const shown = () => queryClient.getQueryData(queryKey);

/** Signs somebody in whose device has kept the older answer, in a page that the device serves. */
async function keepOlder() {
  startSession({ user: publishedCreator(), token: tokenFor() });
  const version = import.meta.env.ANSWERS_VERSION ?? '';
  const shelf = deviceShelf<object>('seen', 'answer');
  const name = ` ${JSON.stringify(queryKey)}`;
  await shelf.write(readSession().user?.id ?? '', name, { data: older, version }, Date.now() - 60_000);
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
}

/** Asks the server, whose answer waits for a call of `answer`. */
function ask() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>();
  const asking = queryClient.fetchQuery({ queryKey, queryFn: () => answered });
  return { asking, answer };
}

/** Calls back when the device begins to read what it has kept. */
function whenRead(callback: () => void) {
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    callback();
    return get.call(this, key);
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await wipeDevice();
});

test('what is kept is shown until the server answers', async () => {
  await keepOlder();
  const { answer, asking } = ask();
  expect(await asking).toEqual(older);
  answer(newer);
  await expect.poll(shown).toEqual(newer);
});

test('an answer that comes while what is kept is read is not replaced by it', async () => {
  await keepOlder();
  const { answer, asking } = ask();
  whenRead(() => answer(newer));
  expect(await asking).toEqual(newer);
  expect(shown()).toEqual(newer);
});

test('nor is one that comes just after it', async () => {
  await keepOlder();
  const { answer, asking } = ask();
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    // Within the same task, some steps behind what was read.
    request.addEventListener('success', async () => {
      for (let step = 0; step < 4; step += 1) await undefined;
      answer(newer);
    });
    return request;
  });
  await asking;
  await expect.poll(shown).toEqual(newer);
});
