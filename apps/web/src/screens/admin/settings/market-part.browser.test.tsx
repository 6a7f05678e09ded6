/** The Market part of the settings: who may join, languages, time zone, currency, categories. */
import { AppError, defaultOperatorSettings } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { legalSettings } from '../../../testing/legal.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('operatorSettings.read', { settings: defaultOperatorSettings });
  server.returns('operatorSettings.wordUses', { categories: [], contentLanguages: [] });
  signIn('admin');
});

const openSettings = () => openApp('/admin?tab=settings');
const save = () => page.getByRole('button', { name: 'Save settings' }).click();
const saved = () => server.calls('operatorSettings.change').at(-1)?.body.market;

test('who may join is one choice of three', async () => {
  await openSettings();
  const choice = page.getByRole('group', { name: 'Who may join' });
  await expect.element(choice.getByRole('radio', { name: 'Everybody' })).toBeChecked();
  await choice.getByText('Only with a link').click();
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await save();
  await expect.poll(() => saved()?.joining).toBe('BY_LINK');
});

test('languages, time zone and the usual currency are chosen from what there is', async () => {
  await openSettings();
  await page.getByLabelText('Languages of the pages').selectOptions('Arabic, also English');
  await page.getByLabelText('Time zone').selectOptions('Europe/Berlin');
  await page.getByLabelText('Usual currency').selectOptions('AED');
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await save();
  await expect.poll(saved).toMatchObject({ languages: 'ar,en', currency: 'AED', timeZone: 'Europe/Berlin' });
});

test('a time zone that stays says so at its field', async () => {
  await openSettings();
  await page.getByLabelText('Time zone').selectOptions('Europe/Berlin');
  const findings = [{ path: ['market', 'timeZone'], code: 'admin.zone_fixed' as const }];
  server.refuses('operatorSettings.change', new AppError('request.invalid', { findings }));
  await save();
  await expect
    .element(page.getByLabelText('Time zone'))
    .toHaveAccessibleDescription(/Something is numbered by the days/u);
});

test('categories are renamed, added and retired, with a question where something uses one', async () => {
  server.returns('operatorSettings.wordUses', {
    categories: [{ word: 'Gaming', creators: 4, castings: 2 }],
    contentLanguages: [],
  });
  await openSettings();
  await page.getByText('12 offered').click();
  await expect.element(page.getByText('Creators: 4, castings: 2')).toBeVisible();
  await page.getByRole('button', { name: /^Retire\W+Gaming$/u }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('Gaming')).toBeVisible();
  await question.getByRole('button', { name: 'Retire' }).click();
  await expect.element(page.getByRole('button', { name: /^Offer again\W+Gaming$/u })).toBeVisible();
  await page.getByRole('button', { name: /^Retire\W+Parenting$/u }).click();
  await expect.element(page.getByText('10 offered')).toBeInTheDocument();
  await page.getByRole('button', { name: /^Offer again\W+Parenting$/u }).click();
  await page.getByRole('button', { name: /^Rename\W+Beauty$/u }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Beauty' });
  await row.getByLabelText('In Arabic').fill('العناية');
  await page.getByRole('button', { name: 'Add a category' }).click();
  const added = page.getByRole('group', { name: 'Add a category' });
  await added.getByLabelText('In English').fill(' fashion');
  await expect.element(added.getByText('This one is there already.')).toBeVisible();
  await added.getByLabelText('In English').fill('Pets');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /^Rename\W+Pets$/u })).toBeVisible();
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await save();
  await expect
    .poll(() => saved()?.categories)
    .toEqual([
      { word: 'Gaming', name: { en: '', ar: '' }, isRetired: true },
      { word: 'Beauty', name: { en: '', ar: 'العناية' }, isRetired: false },
      { word: 'Pets', name: { en: 'Pets', ar: '' }, isRetired: false },
    ]);
});

test('each part shows what people see, as it is typed', async () => {
  server.returns('adminLegal.read', ({ params }) => legalSettings(params.page));
  const app = await openSettings();
  const rail = page.getByRole('navigation', { name: 'Settings' });
  const seen = page.getByRole('complementary', { name: 'What people see' });
  await page.getByLabelText('In English').fill('Creek Talent');
  await expect.element(seen.getByText('Creek Talent')).toBeVisible();
  await page.getByRole('group', { name: 'Who may join' }).getByText('Only with a link').click();
  await expect.element(seen.getByText('You need a link from us.', { exact: false })).toBeVisible();
  await rail.getByRole('link', { name: /^Legal/u }).click();
  await expect.element(seen.getByText('not named yet').first()).toBeVisible();
  await page.getByLabelText('Company', { exact: true }).fill('Creek Talent FZ-LLC');
  await expect.element(seen.getByText('Creek Talent FZ-LLC')).toBeVisible();
  await rail.getByRole('link', { name: /^Money/u }).click();
  await expect.element(seen.getByText('Creek Talent FZ-LLC')).toBeVisible();
  await expect.element(seen.getByText('Pro-forma')).toBeVisible();
  await rail.getByRole('link', { name: /^Projects/u }).click();
  await expect.element(seen).not.toBeInTheDocument();
  expect(app.address()).toContain('part=projects');
});
