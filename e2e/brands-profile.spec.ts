/** The brand's own profile: four tabs, to read and to edit. */
import type { Page } from '@playwright/test';
import { type Account, callAs, newAccount, picture, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

interface Profile {
  user: Record<string, unknown>;
}

async function open(page: Page): Promise<Account> {
  const brand = await newAccount(page, { companyName: 'Oasis Skin' });
  await signInAs(page, brand);
  await page.goto('/brand-profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  return brand;
}

const readProfile = async (page: Page, brand: Account) =>
  (await callAs<Profile>(page, brand.token, 'GET', '/api/auth/me')).user;

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a brand fills in all four tabs and finds them after a reload', async ({ page }) => {
  const brand = await open(page);
  await edit(page);
  await page.getByLabel('Industry').selectOption('Food & Beverage');
  await page.getByLabel('Company Size').selectOption('Medium');
  await page.getByLabel('Founded Year').fill('2019');
  await page.getByLabel('Website').fill('oasisskin.example');
  await page.getByLabel('Description').fill('Barrier-first skincare.');
  await page.getByLabel('Contact Person').fill('Rania Saleh');
  await page.getByLabel('Phone').fill('+971 4 555 0142');
  await page.getByLabel('TikTok').fill('https://tiktok.com/@oasisskin');
  await tab(page, 'Brand Guidelines');
  await page.getByLabel('Primary Color', { exact: true }).fill('#1f3b34');
  await page.getByLabel('Pick the accent color').fill('#e79a6b');
  await page.getByLabel('Brand Voice').selectOption('Friendly');
  await page.getByLabel('Brand Style').selectOption('Minimalist');
  await page.getByLabel('Brand Fonts').fill('Inter, Kufam,');
  await tab(page, 'Target Audience');
  await page.getByLabel('Age Range').selectOption('25-34');
  await page.getByLabel('Gender').selectOption('All');
  await page.getByLabel('Target Locations').fill('Dubai, Riyadh');
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await tab(page, 'Content Guidelines');
  await page.getByRole('button', { name: '+ Add Do', exact: true }).click();
  await page.getByLabel('Do 1', { exact: true }).fill('Show the texture');
  await page.getByRole('button', { name: '+ Add Do', exact: true }).click();
  await page.getByRole('button', { name: "+ Add Don't" }).click();
  await page.getByLabel("Don't 1", { exact: true }).fill('Compare us');
  await page.getByLabel('Hashtag Guidelines').fill('#oasis, #ad');
  await page.getByLabel('Mention Requirements').fill('@oasisskin in the first line');
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();

  await page.reload();
  await expect(page.getByText('@oasisskin in the first line')).toBeVisible();
  await expect(page.getByText('Show the texture')).toBeVisible();
  expect(await readProfile(page, brand)).toMatchObject({
    industry: 'Food & Beverage',
    companySize: 'MEDIUM',
    foundedYear: 2019,
    website: 'https://oasisskin.example',
    contactPerson: 'Rania Saleh',
    brandColors: { primary: '#1F3B34', secondary: '', accent: '#E79A6B' },
    brandVoice: 'FRIENDLY',
    brandFonts: ['Inter', 'Kufam'],
    targetAgeRange: 'AGE_25_34',
    targetGender: 'ALL',
    targetLocation: ['Dubai', 'Riyadh'],
    targetInterests: ['Music'],
    contentDos: ['Show the texture'],
    contentDonts: ['Compare us'],
    hashtagGuidelines: ['#oasis', '#ad'],
  });
});

test('a logo is uploaded and shown', async ({ page }) => {
  const brand = await open(page);
  await edit(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add logo' }).click();
  await (await chooser).setFiles(picture('logo.png'));
  await expect(page.getByRole('button', { name: 'Change logo' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  expect((await readProfile(page, brand)).profileImage).toMatch(/^\/api\/media\//);
});
