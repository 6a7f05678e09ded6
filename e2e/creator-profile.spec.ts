/** The creator's own profile: reading, editing, the portfolio, publishing. */
import type { Page } from '@playwright/test';
import { type Account, adminToken, callAs, newAccount, password, picture, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

interface Profile {
  user: {
    bio: string | null;
    ugcVideoPricing: number | null;
    languages: string[];
    isPublished: boolean;
    profileImage: string | null;
    portfolio: { id: string; title: string }[];
  };
}

const basics = {
  bio: 'Skincare on camera.',
  location: 'Dubai, UAE',
  languages: ['Arabic', 'English'],
  categories: ['Beauty'],
  ugcVideoPricing: 12_050,
  ugcPhotoPricing: 8000,
  ugcTurnaroundDays: 3,
};

/** Opens the profile of a new creator, with some of it filled in. */
async function open(page: Page, profile: Record<string, unknown> = {}): Promise<Account> {
  const creator = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' });
  if (Object.keys(profile).length > 0) {
    await callAs(page, creator.token, 'PUT', '/api/users/profile', profile);
  }
  await signInAs(page, creator);
  await page.goto('/creator-profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  return creator;
}

const readProfile = async (page: Page, creator: Account) =>
  (await callAs<Profile>(page, creator.token, 'GET', '/api/auth/me')).user;

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Chooses files in the portfolio and waits until they have arrived. */
async function addMedia(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add Media' }).click();
  await (await chooser).setFiles(names.map(picture));
  for (const name of names) await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
}

test('an incomplete profile says what is missing and cannot be published', async ({ page }) => {
  await open(page, { bio: basics.bio });
  await expect(page.getByText('Creator & Influencer')).toBeVisible();
  await expect(page.getByText('Profile Not Published')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Complete Your Profile to Get Published' });
  await expect(panel).toContainText('Complete 5 more field(s) to publish your profile (38% complete)');
  await expect(panel.getByRole('listitem')).toHaveText([
    'Location',
    'At least one language',
    'At least one category',
    'At least one full pricing set (UGC or Influencer)',
    'At least one portfolio item',
  ]);
  await page.getByRole('button', { name: 'Complete Profile to Publish' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please complete your profile first. You need to fill in all basic information, set your pricing, and add at least 3 portfolio items.',
  );
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/creator-profile?tab=portfolio');
  await expect(page.getByText('No files uploaded')).toBeVisible();
});

test('a creator completes the profile, publishes it and hides it again', async ({ page }) => {
  const creator = await open(page);
  await edit(page);
  await page.getByLabel('Bio').fill('Skincare on camera.');
  await page.getByLabel('Location').fill('Dubai, UAE');
  await page.getByRole('checkbox', { name: 'Arabic' }).check();
  await page.getByRole('checkbox', { name: 'Beauty' }).check();
  await page.getByRole('tab', { name: 'Pricing & Services' }).click();
  await page.getByLabel('UGC Video').fill('$120.50');
  await page.getByLabel('UGC Photo').fill('80');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await addMedia(page, 'serum.png', 'morning.png', 'texture.png');
  await page.getByLabel('Title of serum.png').fill('Amber serum still');
  await expect(page.getByText('Save your changes, then publish.')).toBeVisible();
  await save(page);

  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Amber serum still' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile Ready - Not Published' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Profile published successfully!')).toBeVisible();
  await expect(page.getByText('Profile Published', { exact: true })).toBeVisible();
  expect(await readProfile(page, creator)).toMatchObject({ ugcVideoPricing: 12_050, isPublished: true });

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Profile unpublished successfully!')).toBeVisible();
  await expect(page.getByText('Profile Not Published')).toBeVisible();
});

test('what is emptied is cleared, and Cancel keeps what was saved', async ({ page }) => {
  const creator = await open(page, basics);
  await edit(page);
  await page.getByLabel('Bio').fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(basics.bio)).toBeVisible();

  await edit(page);
  await expect(page.getByLabel('Bio')).toHaveValue(basics.bio);
  await page.getByLabel('Bio').fill('');
  await page.getByRole('checkbox', { name: 'Arabic' }).uncheck();
  await page.getByRole('tab', { name: 'Pricing & Services' }).click();
  await page.getByLabel('UGC Video').fill('');
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  expect(await readProfile(page, creator)).toMatchObject({
    bio: null,
    ugcVideoPricing: null,
    languages: ['English'],
  });
});

test('wrong input is listed by path and found again on its tab', async ({ page }) => {
  await open(page, basics);
  await edit(page);
  await page.getByRole('tab', { name: 'Pricing & Services' }).click();
  await page.getByLabel('UGC Video').fill('ten');
  await page.getByRole('tab', { name: 'Basic Info' }).click();
  await save(page);
  const errors = page.getByRole('region', { name: 'Validation Errors' });
  await expect(errors).toContainText('ugcVideoPricing: Enter an amount up to $1,000,000');
  await expect(page.getByText('Please fix the validation errors below and try again.')).toBeVisible();
  await expect(page.getByLabel('UGC Video')).toBeFocused();
  await expect(page.getByLabel('UGC Video')).toHaveValue('ten');
  await errors.getByRole('button', { name: 'Dismiss' }).click();
  await expect(errors).toBeHidden();
});

test('what the server refuses is listed, and nothing typed is lost', async ({ page }) => {
  await open(page, basics);
  await edit(page);
  await page.getByLabel('Bio').fill('A new bio');
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        message: 'Please check.',
        error: {
          code: 'request.invalid',
          message: 'Please check.',
          details: [{ path: ['bio'], message: 'This text contains characters that cannot be stored.' }],
        },
      },
    }),
  );
  await save(page);
  await expect(page.getByRole('region', { name: 'Validation Errors' })).toContainText(
    'bio: This text contains characters that cannot be stored.',
  );

  await page.unroute('**/api/users/profile');
  await page.route('**/api/users/profile', (route) => route.abort());
  await save(page);
  await expect(page.getByText('Failed to save profile. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('A new bio');

  await page.unroute('**/api/users/profile');
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
});

test('a session that ends while editing gives the edits back after the next login', async ({ page }) => {
  const creator = await open(page, basics);
  await edit(page);
  await page.getByLabel('Bio').fill('Typed before the end');
  await callAs(page, creator.token, 'POST', '/api/auth/logout');
  await save(page);
  await expect(
    page.getByText('Your session has expired or is invalid. Please log in again to save your profile.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/creator-profile');
  await expect(page.getByLabel('Bio')).toHaveValue('Typed before the end');
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
});

test('a token that runs out while the page is open says so and leads to the login', async ({ page }) => {
  await page.clock.install();
  await open(page, basics);
  await page.clock.fastForward('13:00:00');
  const banner = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await banner.getByRole('button', { name: 'Log In Again' }).click();
  await expect(page).toHaveURL('/login');
});

test('portfolio items are deleted on save, after a second thought', async ({ page }) => {
  const creator = await open(page);
  await edit(page);
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await addMedia(page, 'serum.png', 'texture.png');
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();

  await edit(page);
  await page.getByRole('button', { name: 'Delete serum' }).click();
  await expect(page.getByText('1 item is deleted when you save.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete serum' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete serum' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: 'View serum' })).toBeHidden();
  await expect.poll(async () => (await readProfile(page, creator)).portfolio.length).toBe(1);
});

test('a failed upload is tried again, and a failed item stays until it is saved', async ({ page }) => {
  const creator = await open(page);
  await edit(page);
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await page.route('**/api/files/upload/portfolio', (route) => route.abort());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add Media' }).click();
  await (await chooser).setFiles(picture('serum.png'));
  await expect(page.getByText('Briefcast could not be reached.')).toBeVisible();
  await page.unroute('**/api/files/upload/portfolio');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Briefcast could not be reached.')).toBeHidden();

  await page.route('**/api/portfolio', (route) => route.abort());
  await save(page);
  const failures = page.getByRole('region', { name: 'Some portfolio changes were not saved' });
  await expect(failures).toBeVisible();
  await page.unroute('**/api/portfolio');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  expect((await readProfile(page, creator)).portfolio).toMatchObject([{ title: 'serum' }]);
});

test('a photo is uploaded, shown and removed', async ({ page }) => {
  const creator = await open(page);
  await edit(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await (await chooser).setFiles(picture('me.png'));
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  expect((await readProfile(page, creator)).profileImage).toMatch(/^\/api\/media\//);

  await edit(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await save(page);
  await expect.poll(async () => (await readProfile(page, creator)).profileImage).toBe(null);
});

test('leaving with unsaved edits asks first', async ({ page }) => {
  await open(page, basics);
  await edit(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/creator-dashboard');

  await page.goto('/creator-profile');
  await edit(page);
  await page.getByLabel('Bio').fill('Unsaved');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('tab', { name: 'Basic Info' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Unsaved');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/creator-dashboard');
});

test('a profile that cannot be loaded says so and tries again', async ({ page }) => {
  const creator = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' });
  await signInAs(page, creator);
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/creator-profile');
  await expect(page.getByText('Failed to load profile')).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

/** A complete profile, published by its creator. */
async function openPublished(page: Page): Promise<Account> {
  const creator = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' });
  for (const title of ['serum', 'texture', 'light']) {
    const item = { type: 'IMAGE', url: `https://media.example/${title}.jpg`, title };
    await callAs(page, creator.token, 'POST', '/api/portfolio', item);
  }
  await callAs(page, creator.token, 'PUT', '/api/users/profile', { ...basics, isPublished: true });
  await signInAs(page, creator);
  await page.goto('/creator-profile');
  await expect(page.getByText('Profile Published')).toBeVisible();
  return creator;
}

test('what a published profile needs is named when it is taken away, with the way out', async ({ page }) => {
  const creator = await openPublished(page);
  await edit(page);
  await page.getByLabel('Bio').fill('');
  await save(page);
  const errors = page.getByRole('region', { name: 'Validation Errors' });
  await expect(errors).toContainText('While your profile is published it has to stay complete.');
  await expect(errors.getByRole('listitem')).toHaveText(['bio: Bio']);
  expect(await readProfile(page, creator)).toMatchObject({ bio: basics.bio, isPublished: true });

  await errors.getByRole('button', { name: 'Unpublish Profile' }).click();
  await expect(page.getByText('Profile Not Published')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  expect(await readProfile(page, creator)).toMatchObject({ bio: null, isPublished: false });
});

test('a profile that the admin took offline says so and offers no switch', async ({ page }) => {
  const creator = await openPublished(page);
  const toggle = `/api/admin/creators/${creator.user.id}/toggle-publish`;
  const admin = await adminToken(page);
  await callAs(page, admin, 'POST', toggle, { isPublished: false });
  await page.reload();
  const notice = page.getByRole('region', { name: 'Your profile was taken offline by Briefcast' });
  await expect(notice).toContainText('Your deals and your chats go on');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0);

  await callAs(page, admin, 'POST', toggle, { isPublished: true });
  await page.reload();
  await expect(page.getByText('Profile Published')).toBeVisible();
  await expect(notice).toBeHidden();
});
