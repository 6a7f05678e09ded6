/** Files that another app shared to this one: the choice of their deal, and the message where there are none. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSharedFiles, keepSharedFiles, readSharedFiles } from '../../lib/shared-files.ts';
import { dealItem } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const film = () => new File(['film'], 'IMG_4417.mov', { type: 'video/quicktime' });
const share = () => keepSharedFiles([film()]);

beforeEach(forgetSharedFiles);

test('a film goes to the chosen deal among those that take files', async () => {
  await share();
  signIn(newCreator());
  const [running, brief] = [
    dealItem({ id: idOf(1), title: 'Cold-brew in four pours', status: 'IN_PROGRESS' }),
    dealItem({ id: idOf(2), title: 'Only a brief', status: 'BRIEF_SENT' }),
  ];
  server.returns('deals.creatorDeals', { deals: [running, brief], nextCursor: null });
  server.refuses('uploads.begin', 'draft.replaced_unknown');
  server.refuses('deals.read', 'deal.not_found');
  const app = await openApp('/shared-files');
  await expect.element(page.getByText('IMG_4417.mov')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to draft' });
  await expect.element(add).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Only a brief' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Cold-brew in four pours/ }).click();
  await add.click();
  await expect.poll(app.address).toBe(`/deal/${running.id}`);
  await expect.poll(() => server.calls('uploads.begin').map(({ body }) => body.name)).toEqual([film().name]);
  expect(await readSharedFiles()).toEqual([]);
});

test('who is not signed in logs in, and the film is kept meanwhile', async () => {
  await share();
  const app = await openApp('/shared-files');
  await expect.element(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect.poll(app.address).toBe('/login');
  expect((await readSharedFiles()).map(({ name }) => name)).toEqual([film().name]);
});

test('without a deal that takes files it says so', async () => {
  await share();
  signIn(newCreator());
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  await openApp('/shared-files');
  await expect.element(page.getByRole('heading', { name: 'No project takes files now' })).toBeVisible();
});

test('a later share stands beside an earlier one, and no name is read backwards', async () => {
  await share();
  await keepSharedFiles([new File(['x'], 'summer_\u202egnp.exe', { type: 'image/png' })]);
  await openApp('/shared-files');
  const list = page.getByRole('list', { name: 'Shared files' });
  await expect.element(list.getByText('IMG_4417.mov')).toBeVisible();
  await expect.element(list.getByText('summer_gnp.exe', { exact: true })).toBeVisible();
});
