import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminFigures, answerAdmin } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { readFromTheRight } from '../../../testing/right-to-left.ts';
import { server } from '../../../testing/stub-server.ts';

const figures = page.getByRole('region', { name: 'Key figures' });

beforeEach(() => {
  signIn('admin');
  answerAdmin();
  server.returns('admin.deals', { deals: [], total: 0, nextCursor: null });
});

test('numbers lead to the deals that they count', async () => {
  const app = await openApp('/admin');
  for (const text of [
    '5 hours',
    'Median of 7',
    'N/A',
    '$3,600',
    '6 before',
    '$2,400 before',
    '8 hours before',
  ]) {
    await expect.element(figures).toMatchTextContent(text);
  }
  await figures.getByRole('link', { name: '2', exact: true }).click();
  await expect.poll(app.address).toBe('/admin?tab=deals&from=2026-03-01&to=2026-03-03&status=REJECTED');
  await expect
    .poll(() => server.calls('admin.deals').at(-1)?.query)
    .toMatchObject({ from: '2026-03-01', to: '2026-03-03', status: 'REJECTED' });
});

test('briefs without answer stand beside them, and lead to their list', async () => {
  const app = await openApp('/admin');
  await expect.element(figures).toMatchTextContent('Oldest since');
  await figures.getByRole('link', { name: '3', exact: true }).click();
  await expect.poll(app.address).toBe('/admin?tab=deals&status=BRIEF_SENT');
});

test('the period is chosen by a button or by days, and stands in the address', async () => {
  const app = await openApp('/admin');
  const choice = (name: string) => figures.getByRole('button', { name });
  await expect.element(choice('90 days')).toHaveAttribute('aria-pressed', 'true');
  await choice('7 days').click();
  await expect.element(choice('7 days')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(app.address).toMatch(/from=.*&to=/);
  await figures.getByLabelText('From').fill('2026-01-01');
  await expect.poll(() => server.calls('admin.figures').at(-1)?.query).toMatchObject({ from: '2026-01-01' });
  await expect.element(choice('7 days')).toHaveAttribute('aria-pressed', 'false');
});

test('a plot tells its values to arrow keys, and as a table', async () => {
  await openApp('/admin');
  const plot = figures.getByRole('region', { name: 'Sign-ups' });
  const drawing = plot.getByRole('application');
  await expect.element(drawing).toBeVisible();
  (drawing.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(plot.getByRole('status')).toMatchTextContent(/03 Mar.*Creators 2.*Brands 1/);
  await plot.getByRole('button', { name: 'Sign-ups as a table' }).click();
  await expect.element(plot.getByRole('row').last()).toMatchTextContent(/Mar.*21/);
});

test('from right to left the names of bars stand beside them', async () => {
  readFromTheRight();
  await openApp('/admin');
  const plot = figures.getByRole('region', { name: 'Projects by status' });
  await expect.element(plot.getByText('Brief Sent')).toBeVisible();
  const boxes = (selector: string) =>
    [...plot.element().querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const bars = boxes('.recharts-bar-rectangle path');
  const names = boxes('.recharts-cartesian-axis-tick-value');
  const values = boxes('.recharts-label-list text');
  expect(bars).not.toEqual([]);
  expect(names.length).toBe(values.length);
  const begin = Math.max(...bars.map(({ right }) => right));
  expect(Math.min(...names.map(({ left }) => left))).toBeGreaterThanOrEqual(begin);
  // The value at the longest bar's end.
  const end = Math.min(...bars.map(({ left }) => left));
  expect(Math.min(...values.map(({ right }) => right))).toBeLessThanOrEqual(end);
});

test('failing, it says so and can be tried again', async () => {
  server.refuses('admin.figures', 'internal');
  await openApp('/admin');
  await expect.element(figures.getByRole('alert')).toMatchTextContent('Failed to load the figures');
  server.returns('admin.figures', adminFigures());
  await figures.getByRole('button', { name: 'Retry' }).click();
  await expect.element(figures).toMatchTextContent('$3,600');
});
