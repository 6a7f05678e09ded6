import type { FinderHit } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail } from '../../testing/deals.ts';
import { directoryPage } from '../../testing/directory.ts';
import { queueOf } from '../../testing/needs.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const found = (kind: FinderHit['kind'], number: number, title: string): FinderHit => ({
  ...{ kind, id: idOf(number), dealId: idOf(10), title, detail: 'Layla Haddad', image: null, fileId: null },
  at: '2026-03-01T12:00:00.000Z',
});

beforeEach(() => {
  server.returns('inbox.list', {
    conversations: [],
    nextCursor: null,
    counts: { unread: 0, answer: 0, mine: 0 },
  });
  server.returns('campaigns.list', { campaigns: [], nextCursor: null });
  server.returns('finder.find', {
    found: [found('DEAL', 10, 'Morning serum'), found('MESSAGE', 31, 'The serum is here')],
  });
  server.returns('deals.read', ({ params }) => ({ deal: dealDetail({ id: params.id }) }));
  server.returns('messages.page', { messages: [], hasEarlier: false });
  server.returns('messages.markRead', {});
  server.returns('needs.read', queueOf([]));
  signIn(newBrand());
});

const dialog = page.getByRole('dialog', { name: 'Find anything' });
const field = dialog.getByRole('combobox');
async function open() {
  const app = await openApp('/inbox');
  await expect.element(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  return app;
}

test('opens by keys, finds by words once typing rests, and leads on by Enter', async () => {
  const app = await open();
  await userEvent.keyboard('serum');
  await expect.element(dialog.getByRole('option', { name: /Morning serum/ })).toBeVisible();
  await expect.element(dialog.getByRole('group', { name: 'Projects' })).toBeVisible();
  await expect.poll(() => server.calls('finder.find').at(-1)?.query).toEqual({ words: 'serum' });
  const marked = [...dialog.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['serum', 'serum']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}&message=${idOf(31)}`);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('has the pages before a word is typed, and goes on among all creators after', async () => {
  server.returns('creators.directory', directoryPage([]));
  const app = await open();
  await expect.element(dialog.getByRole('option', { name: 'Rosters' })).toBeVisible();
  expect(server.calls('finder.find')).toEqual([]);
  await userEvent.keyboard('rost');
  await expect.element(dialog.getByRole('option', { name: 'Rosters' })).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: 'Dashboard' })).not.toBeInTheDocument();
  await dialog.getByRole('option', { name: 'Find “rost” among all creators' }).click();
  await expect.poll(app.address).toBe('/creators?search=rost');
  await expect.poll(() => server.calls('creators.directory').length).toBeGreaterThan(0);
});

test('says when it could not search, and keeps the words', async () => {
  server.refuses('finder.find', 'internal');
  await open();
  await userEvent.keyboard('serum');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('serum');
});
