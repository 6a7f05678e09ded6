/** Both dashboards: tiles, tabs, answers to briefs, and what they say when there is nothing or something fails. */
import { callAs, signInAs } from './accounts.ts';
import { addFile, failure, move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

test("the brand's tiles and tabs filter its projects and stay in the address", async ({ page }) => {
  const parties = await newParties(page);
  await newBrief(page, parties, 'Waiting brief');
  const active = await newBrief(page, parties, 'Active project');
  await move(page, parties.creator, active, 'ACCEPTED');
  const rejected = await newBrief(page, parties, 'Rejected brief');
  await move(page, parties.creator, rejected, 'REJECTED');
  await signInAs(page, parties.brand);
  await page.goto('/dashboard');

  await expect(page.getByText('Track and manage your creator partnerships')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All Projects' })).toContainText('3');
  await expect(page.getByRole('button', { name: 'Total Budget' })).toContainText('$2,480');
  await page.getByRole('button', { name: 'Active Projects' }).click();
  await expect(page).toHaveURL('/dashboard?tab=active');
  await expect(page.getByRole('tab', { name: 'Active', selected: true })).toContainText('1');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Active project' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Waiting brief' })).toBeHidden();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first project brief')).toBeVisible();
  await page.getByRole('link', { name: 'Create New Brief' }).click();
  await expect(page).toHaveURL('/creators');
});

test('the keys walk through the tabs the way the text runs', async ({ page }) => {
  await signInAs(page, (await newParties(page)).brand);
  await page.goto('/dashboard');
  const selected = page.getByRole('tab', { selected: true });
  await page.getByRole('tab', { name: 'All Projects' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Briefs Sent'],
    ['End', 'Completed'],
    ['ArrowRight', 'All Projects'],
    ['ArrowLeft', 'Completed'],
    ['Home', 'All Projects'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toContainText(name);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  // One stop of the Tab key for the whole row.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await page.reload();
  await page.getByRole('tab', { name: 'All Projects' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toContainText('Briefs Sent');
});

test('a tile brings its list up, at once for whom nothing should move', async ({ page }) => {
  const parties = await newParties(page);
  await newBrief(page, parties, 'Waiting brief');
  await signInAs(page, parties.brand);
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Waiting brief' })).toBeAttached();
  // In the same turn: a glide would only begin.
  const isThere = await page.getByRole('button', { name: 'Briefs Sent' }).evaluate((tile: HTMLElement) => {
    tile.click();
    return window.scrollY > 0;
  });
  expect(isThere).toBe(true);
});

test('both dashboards follow what the other side does, without a reload', async ({ page, browser }) => {
  const parties = await newParties(page);
  await signInAs(page, parties.brand);
  await page.goto('/dashboard');
  await expect(page.getByText('No projects found')).toBeVisible();
  const other = await browser.newPage();
  await signInAs(other, parties.creator);
  await other.goto('/creator-dashboard');
  await expect(other.getByText('No deals found')).toBeVisible();

  const id = await newBrief(page, parties, 'Winter barrier serum');
  const sheet = other.getByRole('main').getByRole('listitem');
  await expect(sheet).toContainText('New');
  await expect(other.getByRole('button', { name: 'Pending Briefs' })).toContainText('1');
  await expect(page.getByRole('button', { name: 'Briefs Sent' })).toContainText('1');

  const row = page.getByRole('main').getByRole('listitem');
  await expect(row.getByRole('img', { name: 'New activity' })).toHaveCount(0);
  await move(page, parties.creator, id, 'ACCEPTED');
  await expect(row.getByRole('img', { name: 'New activity' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Active Projects' })).toContainText('1');
  const message = { dealId: id, type: 'TEXT', content: 'On my way.' };
  await callAs(page, parties.creator.token, 'POST', '/api/messages', message);
  await expect(row).toContainText('1unread messages');
  await addFile(page, parties.creator, id, 'take.png');
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await callAs(page, parties.brand.token, 'POST', '/api/messages', { ...message, content: 'Good.' });
  await expect(sheet).toContainText('1unread messages');

  // Seen on another device, the markers go here as well.
  await callAs(page, parties.brand.token, 'POST', `/api/deals/${id}/read`);
  await expect(row.getByRole('img', { name: 'New activity' })).toHaveCount(0);
  await expect(row).not.toContainText('unread');
  await other.close();
});

test("a project's quick view leads to its page and to its chat", async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.brand);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Winter barrier serum' });
  for (const text of ['Brief Sent', 'Layla Haddad', '$1,240.00', 'December 12, 2099']) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/brand-deal/${id}`,
  );
  await dialog.getByRole('link', { name: 'Message Creator' }).click();
  await expect(page).toHaveURL(`/brand-deal/${id}#chat`);
  await expect(page.getByText('No messages yet')).toBeInViewport();
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
});

test('a dashboard that cannot be loaded says so and can be tried again', async ({ page }) => {
  const parties = await newParties(page);
  await signInAs(page, parties.brand);
  await page.route('**/api/deals?*', (route) => route.fulfill(failure));
  await page.goto('/dashboard');
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
  await page.unroute('**/api/deals?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No projects found')).toBeVisible();
});

test("the creator's tabs ask the server and say what is empty", async ({ page }) => {
  const parties = await newParties(page);
  await signInAs(page, parties.creator);
  await page.route('**/api/deals/creator/my-deals?status=all&*', (route) => route.fulfill(failure));
  await page.goto('/creator-dashboard');
  await expect(page.getByText('Failed to load deals')).toBeVisible();
  await page.unroute('**/api/deals/creator/my-deals?status=all&*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page.getByText("You don't have any deals yet. Brands will send you briefs here."),
  ).toBeVisible();

  const texts = {
    Pending: 'No pending deals at the moment.',
    Active: 'No active deals at the moment.',
    Completed: 'No completed deals at the moment.',
  };
  for (const [tab, text] of Object.entries(texts)) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page).toHaveURL('/creator-dashboard?status=completed');
});

test("a creator's sheet tells of news, files and what was rejected after a question", async ({ page }) => {
  const parties = await newParties(page);
  const { brand, creator } = parties;
  const running = await newBrief(page, parties, 'Cold-brew in four pours');
  await move(page, creator, running, 'ACCEPTED');
  await addFile(page, creator, running, 'pour.png');
  await newBrief(page, parties, 'Unwanted brief');
  await page.request.post('/api/messages', {
    headers: { authorization: `Bearer ${brand.token}` },
    data: { dealId: running, type: 'TEXT', content: 'Looking forward to it.' },
  });
  await signInAs(page, creator);
  await page.goto('/creator-dashboard');

  const sheet = page.getByRole('listitem').filter({ hasText: 'Cold-brew in four pours' });
  await expect(sheet).toContainText('In Progress');
  await expect(sheet).toContainText('New');
  await expect(sheet).toContainText('1unread messages');
  await expect(sheet).toContainText('1 file, 1 pending review');
  await expect(sheet.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  const brief = page.getByRole('listitem').filter({ hasText: 'Unwanted brief' });
  await brief.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reject this brief?' });
  await question.getByRole('button', { name: 'Keep brief' }).click();
  await expect(brief).toContainText('Pending');
  await brief.getByRole('button', { name: 'Reject' }).click();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(brief).toContainText('Rejected');
  await expect(page.getByRole('button', { name: 'Pending Briefs' })).toContainText('0');
});

test('totals that fail alone say so beside the deals, and come with Retry', async ({ page }) => {
  const parties = await newParties(page);
  await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.creator);
  await page.route('**/api/deals/creator/stats', (route) => route.fulfill({ status: 500 }));
  await page.goto('/creator-dashboard');
  await expect(page.getByText('Winter barrier serum')).toBeVisible();
  await expect(page.getByText('Your totals could not be loaded')).toBeVisible();
  await page.unroute('**/api/deals/creator/stats');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Your totals could not be loaded')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pending Briefs' })).toContainText('1');
});

test('a brief that was withdrawn meanwhile cannot be accepted, and the sheet shows why', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Withdrawn brief');
  await signInAs(page, parties.creator);
  // Without its live updates the page learns of it only by the refusal.
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await move(page, parties.brand, id, 'CANCELLED');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alert')).toContainText('The brief could not be accepted');
  await expect(page.getByRole('alert')).toContainText('Cancelled');
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawn brief' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
