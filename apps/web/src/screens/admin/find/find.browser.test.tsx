/** The find field of the admin's bar, and the keys of all admin pages. */
import type { FoundThing } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminDashboard, answerAdmin, wholeList } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const things: FoundThing[] = [
  { kind: 'BRAND', id: idOf(1), title: 'Kayan Home', detail: 'RETAIL' },
  { kind: 'INVOICE', id: idOf(2), title: 'INV-2026-0119', detail: 'Kayan Home LLC' },
];
const box = page.getByRole('dialog', { name: 'Find' });
const field = box.getByRole('searchbox');

beforeEach(() => {
  answerAdmin();
  signIn('admin');
  server.returns('admin.find', { found: things });
  server.returns('admin.deals', { deals: [], ...wholeList([]) });
  server.returns('adminDetails.brand', () => new Promise(() => undefined));
});

async function openAdmin() {
  const app = await openApp('/admin');
  await expect.element(page.getByText('Recent Creators')).toBeVisible();
  return app;
}

test('a press opens it, two letters ask, and Enter opens the first', async () => {
  const app = await openAdmin();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await field.fill('k');
  expect(server.calls('admin.find')).toEqual([]);
  await field.fill('kayan');
  await expect.element(box.getByRole('link', { name: 'Kayan Home RETAIL' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe(`/admin/brands/${idOf(1)}`);
});

test('/ opens it, and the arrow keys walk the list', async () => {
  const app = await openAdmin();
  await userEvent.keyboard('/');
  await field.fill('INV-2026');
  const invoice = box.getByRole('link', { name: 'INV-2026-0119' });
  await expect.element(invoice).toBeVisible();
  server.returns('adminMoney.overview', () => new Promise(() => undefined));
  server.returns('adminMoney.orders', () => new Promise(() => undefined));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(invoice).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toContain('tab=money&search=INV-2026-0119');
});

test('says where nothing is found', async () => {
  server.returns('admin.find', { found: [] });
  await openAdmin();
  await userEvent.keyboard('/');
  await field.fill('nobody');
  await expect.element(box.getByText('Nothing found.')).toBeVisible();
});

test('G and a letter opens a group, a letter alone nothing, and ? lists them', async () => {
  const app = await openAdmin();
  await userEvent.keyboard('w');
  expect(app.address()).toBe('/admin');
  await userEvent.keyboard('gw');
  await expect.poll(app.address).toBe('/admin?tab=deals');
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(keys).toMatchTextContent(/GW.*Work/);
});

test('answers that nobody read count in People', async () => {
  const unreadAnswers = { creators: 1, brands: 2 };
  server.returns('admin.dashboard', { ...adminDashboard(), unreadAnswers });
  await openAdmin();
  const people = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'People' });
  await expect.element(people).toMatchTextContent(/Waiting: 3/);
});

test.each([320, 390, 768, 1024, 1280])('the bar keeps within a page of %i', async (width) => {
  await page.viewport(width, 800);
  await openAdmin();
  expect(document.documentElement.scrollWidth).toBe(width);
});
