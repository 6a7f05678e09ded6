import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  adminCreator,
  adminDashboard,
  adminDeal,
  adminFigures,
  noJobs,
  readyInstallation,
} from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const rows = page.getByRole('row');
const row = (text: string) => rows.filter({ hasText: text });
const question = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** 55 deals in two pages of 50. */
const all = Array.from({ length: 55 }, (_, n) => adminDeal(300 + n, { title: `Brief number ${n}.` }));

beforeEach(() => {
  signIn('admin');
  server.returns('admin.dashboard', adminDashboard());
  server.returns('admin.figures', adminFigures());
  server.returns('admin.jobs', noJobs);
  server.returns('readiness.read', readyInstallation());
  server.returns('admin.audit', { entries: [], nextCursor: null });
  server.returns('admin.deals', ({ query: { search = '', page: wanted = 1, limit = 50 } }) => {
    const found = all.filter(({ title }) => title.includes(search));
    const deals = found.slice((wanted - 1) * limit, wanted * limit);
    return { deals, total: found.length, nextCursor: null };
  });
});

describe('a list', () => {
  test('is turned page by page, and a search begins at the first', async () => {
    const app = await openApp('/admin?tab=deals');
    await expect.element(page.getByText('1–50 of 55')).toBeVisible();
    await expect.element(button('Previous')).toBeDisabled();
    await button('Next').click();
    await expect.element(page.getByText('51–55 of 55')).toBeVisible();
    await expect.element(row('Brief number 54.')).toBeVisible();
    expect(app.address()).toContain('page=2');
    await app.reload();
    await expect.element(rows).toHaveLength(6);
    await page.getByLabelText('Search deals').fill('number 3. ');
    await expect.element(row('Brief number 3.')).toBeVisible();
    expect(app.address()).not.toContain('page=');
  });

  test('of an old address beyond its end shows its last page', async () => {
    const app = await openApp('/admin?tab=deals&page=9');
    await expect.element(row('Brief number 54.')).toBeVisible();
    expect(app.address()).toContain('page=2');
  });

  test('is sorted by its headings: one way, the other, and as before', async () => {
    const app = await openApp('/admin?tab=deals');
    const heading = page.getByRole('columnheader', { name: 'Budget' });
    const sorted = () => server.calls('admin.deals').at(-1)?.query;
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(sorted).toMatchObject({ sort: 'budget', direction: 'desc' });
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    expect(app.address()).not.toContain('sort');
  });

  test('of brands finds the suspended whose answer nobody has read', async () => {
    server.returns('admin.brands', { brands: [], total: 0, nextCursor: null });
    await openApp('/admin?tab=brands');
    await page.getByLabelText('Suspension').selectOptions('Answer not read');
    await expect
      .poll(() => server.calls('admin.brands').at(-1)?.query)
      .toMatchObject({ suspended: 'unread' });
  });

  test('is filtered by what stands in its address, which Clear empties', async () => {
    const app = await openApp(
      '/admin?tab=deals&status=REJECTED&from=2026-03-01&overdue=yes&direction=up&to=soon',
    );
    await expect.element(page.getByLabelText('Status')).toHaveValue('REJECTED');
    await expect
      .poll(() => server.calls('admin.deals').at(-1)?.query)
      .toMatchObject({
        status: 'REJECTED',
        from: '2026-03-01',
        overdue: 'yes',
      });
    await button('Clear filters').click();
    await expect.poll(app.address).toBe('/admin?tab=deals');
  });

  test('is saved as it is filtered; one that is too long says so', async () => {
    server.refuses('admin.dealsFile', 'admin.file_too_large');
    await openApp('/admin?tab=deals&status=COMPLETED');
    await button('Save as CSV').click();
    await expect.element(page.getByText('This list is too long for one file.')).toBeVisible();
    await expect
      .poll(() => server.calls('admin.dealsFile'))
      .toMatchObject([{ query: { status: 'COMPLETED' } }]);
  });

  test('on a phone has its filters and its order behind a button', async () => {
    await page.viewport(390, 844);
    await openApp('/admin?tab=deals');
    await expect.element(page.getByLabelText('Sort by')).not.toBeVisible();
    await button('Filters').click();
    await page.getByLabelText('Sort by').selectOptions('Budget');
    await expect
      .poll(() => server.calls('admin.deals').at(-1)?.query)
      .toMatchObject({ sort: 'budget', direction: 'desc' });
    await button('Descending').click();
    await expect.poll(() => server.calls('admin.deals').at(-1)?.query).toMatchObject({ direction: 'asc' });
    expect(document.documentElement.scrollWidth - innerWidth).toBe(0);
  });
});

describe('chosen rows', () => {
  const people = ['Amal', 'Basma', 'Carla'].map((firstName, n) =>
    adminCreator(20 + n, { firstName, isPublished: n > 0 }),
  );

  beforeEach(() => {
    server.returns('admin.creators', { creators: people, total: 3, nextCursor: null });
  });

  test('are asked about once, by name, and each is told of where one was refused', async () => {
    server.returns('admin.bulk', ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({
        id,
        refusal:
          id === idOf(22) ? { code: 'admin.user_not_found', message: 'This account does not exist.' } : null,
      })),
    }));
    await openApp('/admin?tab=creators');
    await page.getByLabelText('Select all on this page').click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await page
      .getByRole('region', { name: 'Actions for selected rows' })
      .getByRole('button', { name: 'Unpublish' })
      .click();
    await expect.element(question).toMatchTextContent('Unpublish 2 creators');
    for (const text of ['Basma Haddad', 'Carla Haddad', '1 selected row will not change.']) {
      await expect.element(question).toMatchTextContent(text);
    }
    await expect.element(question.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
    await question.getByLabelText('Reason (the creator will read it)').fill('Films of somebody else');
    await question.getByRole('button', { name: 'Unpublish' }).click();
    const result = page.getByRole('dialog');
    await expect.element(result).toMatchTextContent('Done for 1 of 2 rows');
    await expect
      .element(result.getByRole('listitem').first())
      .toMatchTextContent('Carla HaddadThis account does not exist.');
    await expect
      .poll(() => server.calls('admin.bulk'))
      .toMatchObject([
        { body: { action: 'unpublish', ids: [idOf(21), idOf(22)], reason: 'Films of somebody else' } },
      ]);
  });

  test('stay chosen where the call failed, and are let go by a button', async () => {
    server.refuses('admin.bulk', 'internal');
    await openApp('/admin?tab=creators');
    await page.getByLabelText('Select Amal Haddad').click();
    await page
      .getByRole('region', { name: 'Actions for selected rows' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect.element(question).toMatchTextContent('Delete 1 creator');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('The change could not be made')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button('Clear selection').click();
    await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
  });
});
