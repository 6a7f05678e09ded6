import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { creator, id, path, running, withDeal } from '../../../testing/creator-deal.ts';
import { briefItem, dealDetail, dealFile, message } from '../../../testing/deals.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

test('an address in a brief is a link that hands nothing over', async () => {
  withDeal({ description: 'Watch https://oasis.example/film first, not javascript:alert(1).' });
  await openApp(path);
  const links = page.getByRole('link', { name: 'https://oasis.example/film' });
  await expect.element(links).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect([...document.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript:'))).toBe(false);
});

test('its states', () =>
  walkStates({
    visitor: creator,
    path,
    title: 'Cold-brew in four pours',
    calls: ['deals.read'],
    loading: 'Loading project...',
    fill: () =>
      server.returns('deals.read', {
        deal: dealDetail({ ...running, files: [dealFile(20)], messages: [message(30, 'Hello.')] }),
      }),
    // A phone says the rest in other parts of the page.
    filled: ['Cold-brew in four pours', 'Submit Content', 'Submitted Content'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail(running) }),
    empty: ['Submit Content'],
    expired: 'log in',
  }));

describe('who may see it', () => {
  test("the brand's page of it leads to the creator's own", async () => {
    withDeal();
    const app = await openApp(`/brand-deal/${id}`);
    await expect.poll(app.address).toBe(path);
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).toBeVisible();
    await expect.element(page.getByText('One continuous take')).toBeVisible();
  });

  test('accepting leads to a look at the whole deal, and accepts nothing by itself', async () => {
    withDeal();
    const app = await openApp(path);
    await page.getByRole('link', { name: 'Accept Deal' }).click();
    await expect.poll(app.address).toBe(`${path}/accept`);
    await expect.element(page.getByRole('heading', { name: 'Before you accept' })).toBeVisible();
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('a stranger finds nothing, and the way back', async () => {
    withDeal();
    server.refuses('deals.read', 'deal.not_found');
    const app = await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
    await expect.element(page.getByText('The deal you are looking for does not exist.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(app.address).toBe('/creator-dashboard');
  });
});

test('what was handed in is with the brand until all of it is approved', async () => {
  const { change } = withDeal({
    status: 'SUBMITTED',
    files: [dealFile(20, { status: 'APPROVED' }), dealFile(21)],
  });
  await openApp(path);
  await expect.element(page.getByText(/^Your content is with the brand\./)).toBeVisible();
  change({ files: [dealFile(20, { status: 'APPROVED' }), dealFile(21, { status: 'APPROVED' })] });
  server.sends({ kind: 'file.changed', dealId: id, subjectId: idOf(21), by: 'BRAND', byPerson: null });
  await expect.element(page.getByText(/^The brand approved everything you submitted\./)).toBeVisible();
  await expect.element(page.getByText(/^Your content is with the brand/)).not.toBeInTheDocument();
});

test('on a phone what is to be changed stands above where its next version is dropped', async () => {
  const feedback = 'Hold the label a second longer.';
  withDeal({
    status: 'NEEDS_REVISION',
    files: [dealFile(20, { status: 'NEEDS_REVISION', stackId: idOf(20), version: 1, feedback })],
  });
  server.returns('comments.tasks', { tasks: [], next: null });
  await page.viewport(390, 844);
  await openApp(path);
  const drop = page.getByRole('group', { name: 'Files' });
  await expect.element(drop).toBeInTheDocument();
  const asked = page.getByText(feedback).first();
  await expect.element(asked).toBeInTheDocument();
  const position = asked.element().compareDocumentPosition(drop.element());
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(asked.element().getBoundingClientRect().bottom).toBeLessThan(
    drop.element().getBoundingClientRect().top,
  );
});

test('where to put the files stands above the points to confirm, however many there are', async () => {
  const briefItems = Array.from({ length: 12 }, (_, at) => briefItem(60 + at, 'REQUIREMENT', `Point ${at}`));
  withDeal({ status: 'ACCEPTED', briefItems });
  await page.viewport(390, 664);
  await openApp(path);
  const drop = page.getByRole('group', { name: 'Files' });
  await expect.element(drop).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Point 0' })).toBeInTheDocument();
  expect(drop.element().getBoundingClientRect().bottom).toBeLessThan(
    page.getByRole('checkbox', { name: 'Point 0' }).element().getBoundingClientRect().top,
  );
});

test('endless names, titles and texts stay within the page', async () => {
  withDeal({ ...running, files: [dealFile(20)], messages: [message(30, 'Hello.')] });
  await expectWithinPage(path);
});
