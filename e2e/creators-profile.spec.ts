/** The creator's own profile: reading, editing, the portfolio, publishing. */
import type { Page } from '@playwright/test';
import { type Account, callAs, newAccount, picture, signInAs } from './accounts.ts';
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

/** Opens the profile of a new creator. */
async function open(page: Page): Promise<Account> {
  const creator = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' });
  await signInAs(page, creator);
  await page.goto('/creator-profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  return creator;
}

const readProfile = async (page: Page, creator: Account) =>
  (await callAs<Profile>(page, creator.token, 'GET', '/api/auth/me')).user;

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Chooses files in the portfolio and waits until they are uploaded. */
async function addMedia(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add Media' }).click();
  await (await chooser).setFiles(names.map(picture));
  for (const name of names) await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
}

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

test('another language is changed to without a question, and what was typed is there', async ({ page }) => {
  await open(page);
  await edit(page);
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.fill('Skincare in soft daylight.');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\//);
  await expect(page.getByRole('textbox', { name: 'نبذة' })).toHaveValue('Skincare in soft daylight.');
  expect(questions).toEqual([]);
});
