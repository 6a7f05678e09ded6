/** A device that is full, an app that is too old, and a deal of which only an old copy is kept. */
import { AppError } from '@briefcast/contract';
import { hashKey } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUpload, keepUpload } from '../../features/drafts/kept-uploads.ts';
import { deviceShelf } from '../../lib/device-store.ts';
import { watchVersions } from '../../lib/new-version.ts';
import { type OutboxEntry, withEntry } from '../../lib/outbox/entries.ts';
import { changeOutbox, emptyOutboxes } from '../../lib/outbox/store.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { picture } from '../../testing/choose-files.ts';
import { dealDetail, dealItem, noCreatorStats } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const creator = publishedCreator();
const answers = deviceShelf<unknown>('seen', 'answer');
const dialog = page.getByRole('dialog');

/** The browser has stored a newer version, or none. */
const registers = (waiting: ServiceWorker | null) =>
  watchVersions({
    ...{ active: null, installing: null, waiting, addEventListener: () => undefined },
    update: async () => undefined,
  } as unknown as ServiceWorkerRegistration);

/** Entry of a kind that nobody sends: it waits. */
const tick = (key: string): OutboxEntry => ({
  ...{ key, kind: 'nobody-sends-it', lane: key, body: null, createdAt: '2026-11-12T10:00:00.000Z' },
  ...{ isOnItsWay: false, tries: 0, isChanged: false, refusal: null },
});

async function openDashboard() {
  signIn(creator);
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.creatorDeals', { deals: [dealItem({ title: 'One take' })], nextCursor: null });
  const app = await openApp('/creator-dashboard');
  await expect.element(page.getByRole('link', { name: 'One take' })).toBeVisible();
  return app;
}

test('a full device says so where something could not be kept, and is emptied of what can be loaded again', async () => {
  await openDashboard();
  await answers.write(creator.id, 'a large one', { data: 'x'.repeat(200_000), version: '' });
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 90e6, usage: 84 * 1024 ** 2 });
  // The part that listens comes after the screen.
  await expect
    .poll(async () => {
      await keepUpload(
        'film',
        { dealId: 'one', replaces: null, uploadId: null },
        new File([new Uint8Array(9e6)], 'a.mp4'),
      );
      return dialog.elements().length;
    })
    .toBe(1);
  await expect.element(dialog.getByText(/^This device is full\. Briefcast keeps 84 MB\./u)).toBeVisible();
  await dialog.getByRole('button', { name: /^Clear [\d.]+ [KM]B$/ }).click();
  await expect.element(dialog.getByText(/^There is space again\./u)).toBeVisible();
  expect(await answers.readAll(creator.id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  vi.restoreAllMocks();
  await keepUpload('still', { dealId: 'one', replaces: null, uploadId: null }, picture('still.png'));
  await forgetUpload('still');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an app that cannot read an answer is too old where a newer version is ready, and takes it', async () => {
  await openDashboard();
  const unread = () =>
    queryClient.fetchQuery({
      queryKey: ['something'],
      queryFn: () => Promise.reject(new AppError('internal', { cause: new Error('another shape') })),
      retry: false,
    });
  const title = page.getByRole('heading', { name: 'This version no longer works' });
  await expect.poll(() => unread().catch(() => 'failed')).toBe('failed');
  await expect.element(title).not.toBeInTheDocument();
  const take = vi.fn();
  registers({ postMessage: take } as unknown as ServiceWorker);
  onTestFinished(() => registers(null));
  await expect
    .poll(async () => {
      await unread().catch(() => undefined);
      return title.elements().length;
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Update now' }).click();
  expect(take.mock.calls).toEqual([['use-this-version']]);
});

test.each([
  ['was kept too long ago', 31 * 86_400_000, 'Too old to show'],
  ['was never opened here', null, 'Not on this phone yet'],
])('a deal that %s says so without a connection', async (_, age, said) => {
  const { id } = dealDetail();
  const name = ` ${hashKey(keyOf('deals.read', { params: { id } }))}`;
  await answers.remove(creator.id, name);
  if (age !== null)
    await answers.write(creator.id, name, { data: { deal: dealDetail() }, version: '' }, Date.now() - age);
  const app = await openDashboard();
  server.loses('deals.read');
  server.loses('system.health');
  await app.goTo(`/deal/${id}`);
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
});

test.each<[string, (key: string) => Promise<void> | void]>([
  ['a message', (key) => changeOutbox(creator.id, (entries) => withEntry(entries, tick(key)))],
  [
    'an upload',
    (key) => keepUpload(key, { dealId: 'one', replaces: null, uploadId: null }, picture('a.png')),
  ],
])('the browser is asked once not to empty the storage, when %s is kept', async (_, keep) => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  await openDashboard();
  expect(persist).not.toHaveBeenCalled();
  let kept = 0;
  // The part that listens comes after the screen.
  await expect
    .poll(async () => {
      kept += 1;
      await keep(`kept ${kept}`);
      return persist.mock.calls.length;
    })
    .toBe(1);
  await keep('another');
  expect(persist).toHaveBeenCalledOnce();
  emptyOutboxes();
  for (let at = 1; at <= kept; at += 1) await forgetUpload(`kept ${at}`);
  await forgetUpload('another');
});
