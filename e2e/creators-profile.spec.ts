/** The creator's own profile: its picture, and another language while one edits it. */
import type { Page } from '@playwright/test';
import { type Account, callAs, newAccount, picture, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

interface Profile {
  user: {
    profileImage: string | null;
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
