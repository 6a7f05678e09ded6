/** In a real browser's database. */
import { beforeEach, expect, test } from 'vitest';
import { deviceShelf, removeOthers } from './device-store.ts';
import { wipeDevice, wipeSeen } from './wipe-device.ts';

const seen = deviceShelf<string>('seen', 'answer');
const others = deviceShelf<string>('seen', 'answers');
const unsent = deviceShelf<string>('unsent', 'message');

const valuesOf = async (shelf: typeof seen, personId: string) =>
  (await shelf.readAll(personId)).map(({ value }) => value);

beforeEach(wipeDevice);

test('a person reads their own entries of a kind, oldest first', async () => {
  await seen.write('layla', 'second', 'new', 2);
  await seen.write('layla', 'first', 'old', 1);
  await seen.write('laylas-sister', 'first', 'of another person');
  await others.write('layla', 'first', 'of another kind');
  await seen.write('layla', 'second', 'newer', 3);
  expect(await valuesOf(seen, 'layla')).toEqual(['old', 'newer']);
  expect((await seen.read('layla', 'first'))?.value).toBe('old');
  await seen.remove('layla', 'first');
  expect(await seen.read('layla', 'first')).toBeUndefined();
});

test('the oldest entries of one person and kind go first', async () => {
  for (const at of [3, 1, 2]) await seen.write('layla', `${at}`, `${at}`, at);
  await seen.write('omar', 'old', 'old', 0);
  await seen.keepNewest('layla', 2);
  expect(await valuesOf(seen, 'layla')).toEqual(['2', '3']);
  expect(await valuesOf(seen, 'omar')).toEqual(['old']);
});

test("whoever signs in removes everybody else's, whatever their ids", async () => {
  for (const id of ['a', 'layla', 'layla-2', 'z']) await seen.write(id, 'name', id);
  await removeOthers('seen', 'layla');
  const left = await Promise.all(['a', 'layla', 'layla-2', 'z'].map((id) => valuesOf(seen, id)));
  expect(left).toEqual([[], ['layla'], [], []]);
});

test('the end of a session removes what was seen, logging out everything, while the database is in use', async () => {
  await seen.write('layla', 'name', 'seen');
  await unsent.write('layla', 'name', 'unsent');
  await wipeSeen();
  expect(await valuesOf(seen, 'layla')).toEqual([]);
  expect(await valuesOf(unsent, 'layla')).toEqual(['unsent']);
  await wipeDevice();
  expect(await valuesOf(unsent, 'layla')).toEqual([]);
});
