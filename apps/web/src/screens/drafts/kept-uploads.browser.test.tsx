/** Uploads that this device has kept, once the app is opened again. */
import { partBytes } from '@briefcast/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUpload, keepUpload, noteKept, readKeptUploads } from '../../features/drafts/kept-uploads.ts';
import { continueKeptUploads, startUpload } from '../../features/drafts/running-uploads.ts';
import { dealItem } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { uploadOf } from '../../testing/uploads.ts';

/** Person of their own, as kept uploads stay on the device. */
const creator = { ...newCreator(), id: idOf(83) };
const deal = dealItem({ id: idOf(10), title: 'Cold-brew in four pours', status: 'IN_PROGRESS' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const kept = async () => (await readKeptUploads(creator.id)).map(({ record }) => record);

/** Two parts, of which the first has arrived. */
const film = new File([new Uint8Array(2 * partBytes)], 'film.mp4', { type: 'video/mp4' });
const half = uploadOf({ id: idOf(52), name: film.name, size: film.size, parts: 2 });

beforeEach(() => {
  signIn(creator);
  server.returns('deals.creatorDeals', { deals: [deal], nextCursor: null });
  server.returns('uploads.list', { uploads: [] });
  server.returns('uploads.begin', { upload: half });
  server.returns('uploads.read', { upload: half });
});

afterEach(() => forgetUpload('kept'));

/** Stores half an upload, as a reloaded page finds it. */
const keepHalf = () =>
  keepUpload('kept', { dealId: deal.id, replaces: null, uploadId: half.id, safeBytes: partBytes }, film);

test('a pause is kept with its upload, and gone from there once it goes on', async () => {
  server.waits('uploads.writePart');
  await openApp('/uploads');
  startUpload(deal.id, film);
  await button(`Pause: ${film.name}`).click();
  await expect.poll(kept).toMatchObject([{ isPaused: true }]);
  await button(`Resume: ${film.name}`).click();
  await expect.poll(kept).toMatchObject([{ isPaused: false }]);
});

test('what was paused stays so when the app is opened again, until its person lets it go on', async () => {
  await openApp('/uploads');
  await keepHalf();
  await noteKept('kept', { isPaused: true });
  await continueKeptUploads(creator.id);
  await expect.element(item(film.name).getByText('Paused')).toBeVisible();
  await expect.element(page.getByText(/^8[.\d]* MB of 16[.\d]* MB are kept for 7 days\.$/u)).toBeVisible();
  expect(server.calls('uploads.read')).toEqual([]);
  server.waits('uploads.writePart');
  await button(`Resume: ${film.name}`).click();
  await expect.element(item(film.name).getByText('Uploading')).toBeVisible();
});

test('each part that has arrived is noted with its upload', async () => {
  server.returns('uploads.writePart', ({ params: { number } }) => {
    if (number === 1) return { part: { number, sha256: '0'.repeat(64) } };
    return new Promise(() => undefined);
  });
  await openApp('/uploads');
  startUpload(deal.id, film);
  await expect.poll(kept).toMatchObject([{ uploadId: half.id, safeBytes: partBytes }]);
});

test('without a connection it is said to wait, with what had arrived', async () => {
  await openApp('/uploads');
  await keepHalf();
  server.loses('uploads.read');
  await continueKeptUploads(creator.id);
  await expect.element(item(film.name).getByText('Waiting', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/^8[.\d]* MB of 16[.\d]* MB are safe\. The upload continues by itself\.$/u))
    .toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: film.name }))
    .toHaveAttribute('aria-valuenow', '50');
});
