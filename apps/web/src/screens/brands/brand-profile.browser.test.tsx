import { latestFoundedYear, type OwnBrand } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noBrandStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { comeBack, takeTheClock } from '../../testing/looks.ts';
import { openApp } from '../../testing/open-app.tsx';
import { newBrand } from '../../testing/people.ts';
import { signInWithProfile } from '../../testing/profiles.ts';
import { server } from '../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../testing/walk-states.ts';

const filled: Partial<OwnBrand> = {
  industry: 'Beauty',
  companySize: 'MEDIUM',
  foundedYear: 2019,
  website: 'https://oasisskin.example',
  brandColors: { primary: '#1F3B34', secondary: '', accent: '' },
  brandFonts: ['Inter', 'Kufam'],
  contentDos: ['Show the texture', 'Say who it is for'],
  socialInstagram: 'https://instagram.com/oasisskin',
};

/** Opens the profile of a brand, and what it holds then. */
async function open(fields: Partial<OwnBrand> = {}) {
  const profile = signInWithProfile(newBrand(fields));
  return { ...profile, app: await openApp('/brand-profile') };
}

const press = (name: string) => page.getByRole('button', { name }).click();
const edit = () => press('Edit Profile');
const save = () => press('Save Changes');
const tab = (name: string) => page.getByRole('tab', { name }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('its states', () =>
  walkStates({
    visitor: newBrand(filled),
    path: '/brand-profile',
    title: 'Brand Profile',
    calls: ['accounts.me'],
    loading: 'Loading profile...',
    fill: () => server.returns('accounts.me', { user: newBrand(filled) }),
    filled: [
      'Oasis Skin',
      'Edit Profile',
      'Basic Info',
      'Brand Guidelines',
      'Target Audience',
      'Content Guidelines',
    ],
    failing: ['Failed to load profile', 'Back to Dashboard'],
    clear: () => server.returns('accounts.me', { user: newBrand() }),
    empty: ['Oasis Skin', 'Edit Profile', 'Not provided'],
    expired: 'log in',
  }));

test('an empty profile says so in its own words', async () => {
  const { app } = await open();
  await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expect.element(page.getByText('Not provided').first()).toBeVisible();
  await tab('Brand Guidelines');
  await expect.poll(app.address).toBe('/brand-profile?tab=guidelines');
  await expect.element(page.getByText('Not set')).toHaveLength(3);
  await expect.element(page.getByText('Not specified')).toHaveLength(3);
});

test('whoever fills in what the call sheet asks for goes on with it from there', async () => {
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('deals.brandStats', noBrandStats);
  server.returns('rosters.read', { lists: [], saved: [] });
  server.returns('team.organizations', { organizations: [] });
  const { app } = await open({ profileImage: '/logo.png' });
  await edit();
  await page.getByLabelText('Industry').selectOptions('Beauty');
  await save();
  await press('Go on');
  await expect.poll(app.address).toBe('/dashboard');
  await expect.element(page.getByRole('button', { name: 'Hide these' })).toBeVisible();
});

test('what is emptied is cleared', async () => {
  const { read } = await open(filled);
  await edit();
  await page.getByLabelText('Industry').selectOptions('Select industry');
  await page.getByLabelText('Website').fill('');
  await page.getByLabelText('Founded Year').fill('');
  await tab('Brand Guidelines');
  await press('Clear the primary color');
  await page.getByLabelText('Brand Fonts').fill('');
  await tab('Content Guidelines');
  await press('Remove Do 1');
  await expect.element(field('Do 1')).toHaveValue('Say who it is for');
  await save();
  await expect.element(page.getByText('Profile saved successfully!')).toBeVisible();
  expect(read()).toMatchObject({
    industry: null,
    website: null,
    foundedYear: null,
    brandColors: { primary: '', secondary: '', accent: '' },
    brandFonts: [],
    contentDos: ['Say who it is for'],
    socialInstagram: filled.socialInstagram,
  });
});

test('wrong input on another tab is listed, shown and kept', async () => {
  await open(filled);
  await edit();
  await page.getByLabelText('Founded Year').fill('12');
  await tab('Brand Guidelines');
  await field('Secondary Color').fill('teal');
  await save();
  const errors = page.getByRole('region', { name: 'Validation Errors' });
  await expect.element(errors).toBeVisible();
  expect(
    errors
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    `Founded Year: Enter a year from 1600 to ${latestFoundedYear()}.`,
    'Secondary Color: Enter a color such as #12A594.',
  ]);
  await expect.element(page.getByLabelText('Founded Year')).toHaveFocus();
  await tab('Brand Guidelines');
  await expect.element(field('Secondary Color')).toHaveValue('teal');
  expect(server.calls('profiles.update')).toEqual([]);

  await field('Secondary Color').fill('#12A594');
  await expect.element(errors.getByRole('listitem')).toMatchTextContent(/^Founded Year: /u);
  await tab('Basic Info');
  await page.getByLabelText('Founded Year').fill('2012');
  await expect.element(errors).not.toBeInTheDocument();
});

test('a save that does not get through says so and loses nothing', async () => {
  await open(filled);
  await edit();
  await page.getByLabelText('Department').fill('Partnerships');
  server.loses('profiles.update');
  await save();
  await expect.element(page.getByText(/^Error saving profile: /)).toBeVisible();
  await expect.element(page.getByLabelText('Department')).toHaveValue('Partnerships');
  server.refuses('profiles.update', 'internal');
  await save();
  await expect.element(page.getByText('Failed to save profile: Unknown error')).toBeVisible();
});

test('what is typed is there again after the login that the session’s end forced', async () => {
  takeTheClock();
  const { app, read } = await open(filled);
  await edit();
  await field('Contact Person').fill('Typed before the end');
  server.refusesTokens('all');
  await comeBack();
  await expect.poll(app.address).toBe('/login');
  server.refusesTokens('none');
  await logInAgain(read());
  await expect.poll(app.address).toBe('/brand-profile');
  await expect.element(field('Contact Person')).toHaveValue('Typed before the end');
});

test('endless names and texts stay within the page', async () => {
  signInWithProfile(newBrand({ companyDescription: 'Barrier-first skincare.' }));
  await expectWithinPage('/brand-profile');
});
