/** What must not get lost or out of shape: words that are being typed when the session ends, dialogs under a toast, endless names. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './demo-test.ts';
import { sessionEnded } from './states/backend.ts';
import { comeBack, comeUnrendered, expectToSay, logInAgain } from './states/walk.ts';

interface Edit {
  name: string;
  visitor: 'brand' | 'creator';
  path: string;
  deal?: string;
  /** Leads to where one types; again after the login, unless the screen does so by itself. */
  open: (page: Page) => Promise<void>;
  opensAgain: boolean;
  field: (page: Page) => Locator;
  /** The call by which the page learns that the session is over; without it, any that reads in the background. */
  sending?: { call: string; send: (page: Page) => Promise<void> };
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const enter = (page: Page) => labelled('Message')(page).press('Enter');
const nothing = async () => {};
const submitted = 'Overnight mask, honest seven-day diary';

const edits: readonly Edit[] = [
  {
    name: "a brand's profile",
    visitor: 'brand',
    path: '/brand-profile',
    open: press('Edit Profile'),
    opensAgain: false,
    field: labelled('Contact Person'),
  },
  {
    name: "a creator's profile",
    visitor: 'creator',
    path: '/creator-profile',
    open: press('Edit Profile'),
    opensAgain: false,
    field: labelled('Bio'),
  },
  {
    name: 'a message that is being typed',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: 'Cold-brew in four pours',
    open: nothing,
    opensAgain: false,
    field: labelled('Message'),
  },
  {
    name: 'a message that is sent too late',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: submitted,
    open: nothing,
    opensAgain: false,
    field: labelled('Message'),
    sending: { call: '**/api/messages', send: enter },
  },
  {
    name: 'feedback on a file',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: submitted,
    open: press('Request Revision'),
    opensAgain: true,
    field: labelled('Feedback for the creator'),
    sending: { call: '**/api/files/*/status', send: press('Send Feedback') },
  },
];

for (const { name, visitor, open, opensAgain, field, sending, ...where } of edits) {
  test.describe(visitor, () => {
    test.use({ visitor });
    test(`${name} is there again after the login that the session's end forced`, async ({ page, demo }) => {
      const words = 'Typed before the end';
      const address = await demo.addressOf({ visitor, ...where });
      await page.clock.install();
      await page.goto(address);
      await open(page);
      await field(page).fill(words);

      await page.route(sending?.call ?? '**/api/**', (route) => route.fulfill(sessionEnded));
      await (sending?.send ?? comeBack)(page);
      await expect(page).toHaveURL('/login');
      await page.unrouteAll();
      await logInAgain(page, demo.loginOf(visitor));
      await expect(page).toHaveURL(address);
      if (opensAgain) await open(page);
      await expect(field(page)).toHaveValue(words);
    });
  });
}

test.describe('brand', () => {
  test.use({ visitor: 'brand' });

  test("a brief waits for the login that its session's end forces", async ({ page, demo }) => {
    await page.goto('/creators');
    await press('Send Brief')(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Project Title').fill('Typed before the end');
    await dialog.getByLabel('Project Description').fill('Two lines, no music.');
    await dialog.getByRole('checkbox', { name: 'UGC Video' }).check();
    await dialog.getByLabel('Budget ($)').fill('900');
    await dialog.getByLabel('Deadline').fill('2099-12-12');
    await page.route('**/api/deals', (route) => route.fulfill(sessionEnded));
    await dialog.getByRole('button', { name: 'Send Brief' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please log in to send a brief')).toBeVisible();
    await page.unrouteAll();
    await logInAgain(page, demo.loginOf('brand'));
    await expect(page).toHaveURL('/creators');
    await expect(dialog.getByLabel('Project Title')).toHaveValue('Typed before the end');
  });

  test('a toast over a dialog is dismissed, and the dialog stays', async ({ page, demo }) => {
    const address = await demo.addressOf({ visitor: 'brand', path: '/brand-deal/:deal', deal: submitted });
    await page.route('**/api/files/*/status', (route) => route.abort());
    await page.goto(address);
    await press('Request Revision')(page);
    const dialog = page.getByRole('dialog', { name: 'Request Revision' });
    await dialog.getByLabel('Feedback for the creator').fill('Too dark.');
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'The file could not be reviewed' });
    await toast.getByText('The file could not be reviewed').click();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog.getByLabel('Feedback for the creator')).toHaveValue('Too dark.');
  });

  test('what a creator does stands on one line of the card', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/creators');
    const lists = page.getByRole('article').getByRole('list', { name: 'Categories' });
    await expect(lists.filter({ hasText: '+1' }).first()).toBeVisible();
    const heights = await lists.evaluateAll((all) => all.map((list) => list.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(30);
  });
});

/** As long as the contract lets them be, without a place to break. */
const endless: Record<string, number> = {
  firstName: 100,
  lastName: 100,
  companyName: 100,
  location: 100,
  title: 200,
  originalName: 200,
  bio: 900,
  description: 900,
  content: 900,
  companyDescription: 900,
};

const madeEndless = (text: string) =>
  JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && key in endless
      ? 'Wirtschaftsprüfungsgesellschaft'.repeat(30).slice(0, endless[key])
      : value,
  ) as unknown;

const crowded = {
  nobody: [{ path: '/creators/:creator' }],
  brand: [
    { path: '/dashboard' },
    { path: '/brand-profile' },
    { path: '/brand-deal/:deal', deal: submitted },
    { path: '/creators' },
  ],
  creator: [
    { path: '/creator-dashboard' },
    { path: '/creator-profile' },
    { path: '/deal/:deal', deal: 'Cold-brew in four pours' },
  ],
  admin: [
    { path: '/admin' },
    { path: '/admin?tab=creators' },
    { path: '/admin?tab=brands' },
    { path: '/admin?tab=deals' },
  ],
} as const;

for (const visitor of ['nobody', 'brand', 'creator', 'admin'] as const) {
  test.describe(visitor, () => {
    test.use({ visitor });
    test(`${visitor}: endless names, titles and texts stay within the page`, async ({ page, demo }) => {
      await page.route('**/api/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().method() !== 'GET' || pathname === '/api/events') return route.continue();
        const answer = await route.fetch();
        if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
        await route.fulfill({ response: answer, json: madeEndless(await answer.text()) });
      });
      await comeUnrendered(page);
      for (const screen of crowded[visitor]) {
        await page.goto(await demo.addressOf({ visitor, ...screen }));
        await expect(page.getByText(/Wirtschaftsprüfungsgesellschaft/).first()).toBeAttached();
        await expectToSay(page, screen.path, []);
      }
      // What is still on its way when the last screen has been seen is of no interest.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
