import { AppError, defaultOperatorSettings, unnamedMarket } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard, readyInstallation } from '../../../testing/admin.ts';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { legalSettings } from '../../../testing/legal.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';

beforeEach(async () => {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('operatorSettings.read', { settings: defaultOperatorSettings });
  server.returns('adminEinvoices.provider', { provider: null });
  server.returns('adminLegal.read', ({ params }) => legalSettings(params.page));
  signIn('admin');
  await openApp('/admin?tab=settings');
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const missing = () => page.getByRole('region', { name: /Required before/ });

test('what is missing of who sells is a list, which follows what is typed', async () => {
  await expect.element(missing().getByRole('listitem')).toHaveLength(5);
  const typed = {
    Company: 'Briefcast FZ-LLC',
    Address: 'Dubai',
    'Account holder': 'Briefcast FZ-LLC',
    Bank: 'Marsa Bank',
    IBAN: 'AE00 123',
  };
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await expect
    .element(missing().getByText('has a wrong or missing character', { exact: false }))
    .toBeVisible();
  await field('IBAN').fill('AE070331234567890123456');
  await expect.element(missing()).not.toBeInTheDocument();
});

test('a refusal about who sells stands beside its field', async () => {
  const message = 'Enter the company’s address.';
  const findings = [{ path: ['seller', 'address'], code: 'seller.no_address' as const }];
  server.refuses('operatorSettings.change', new AppError('admin.seller_incomplete', { findings }));
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(field('Address')).toHaveAccessibleDescription(message);
});

test('what was typed and not saved is asked about before another tab takes its place', async () => {
  await field('Company').fill('Briefcast FZ-LLC');
  server.returns('readiness.read', readyInstallation());
  server.returns('admin.health', { version: '0.2.0', lines: [], moves: [], upgrades: [] });
  const openHealth = () => page.getByRole('tab', { name: 'Health' }).click();
  await openHealth();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Company')).toHaveValue('Briefcast FZ-LLC');
  await openHealth();
  await question.getByRole('button', { name: /^Leave/ }).click();
  await expect.element(page.getByText('No upgrades yet.')).toBeVisible();
});

test('the market’s name, contacts and social addresses are saved as they are meant', async () => {
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await field('In English').fill('Creek Talent');
  await field('In Arabic').fill('مواهب الخور');
  await field('Help').fill('Help@creek.example');
  await field('Instagram').fill('instagram.com/creektalent');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect
    .poll(() => server.calls('operatorSettings.change').at(-1)?.body.market)
    .toMatchObject({
      name: { en: 'Creek Talent', ar: 'مواهب الخور' },
      contacts: { help: 'help@creek.example', legal: '', privacy: '' },
      social: { instagram: 'https://instagram.com/creektalent', tiktok: '', youtube: '', linkedin: '' },
    });
});

test('an address that cannot be one is refused beside its field', async () => {
  await field('Help').fill('help at creek');
  await field('TikTok').fill('creek talent');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(field('Help')).toHaveAccessibleDescription('Enter a valid email address.');
  await expect.element(field('TikTok')).toHaveAccessibleDescription(/address/iu);
});

test('a logo is chosen, shown on its ground, saved by its digest, and removed', async () => {
  const digest = 'a'.repeat(64);
  server.returns('operatorSettings.addPicture', { digest });
  const tile = page.getByRole('group', { name: 'On dark ground' });
  await chooseFiles('Choose a file On dark ground', [picture('creek.png')]);
  await expect.element(tile.getByRole('img', { name: 'On dark ground' })).toBeInTheDocument();
  expect(server.calls('operatorSettings.addPicture').at(-1)?.body).toEqual({ base64: 'iVBORw==' });
  const market = { ...unnamedMarket, logo: { light: '', dark: digest } };
  server.returns('operatorSettings.change', { settings: { ...defaultOperatorSettings, market } });
  const save = page.getByRole('button', { name: 'Save settings' });
  const saved = () => server.calls('operatorSettings.change').at(-1)?.body.market?.logo;
  await save.click();
  await expect.poll(saved).toEqual({ light: '', dark: digest });
  await page.getByRole('button', { name: 'Remove On dark ground' }).click();
  await expect.element(tile.getByText('None yet')).toBeVisible();
  await save.click();
  await expect.poll(saved).toEqual({ light: '', dark: '' });
});

test('a file that is no logo is refused in words', async () => {
  server.refuses('operatorSettings.addPicture', new AppError('admin.logo_unusable'));
  await chooseFiles('Choose a file On light ground', [picture('notes.png')]);
  await expect.element(page.getByText('This file cannot be used as a logo.', { exact: false })).toBeVisible();
});

test('a hue is chosen that no status has, and one that has stays out', async () => {
  const slider = page.getByRole('slider', { name: 'Hue' });
  await slider.fill('300');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'violet');
  await expect.element(page.getByText('Nearest: blue')).toBeVisible();
  await slider.fill('100');
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Too near the yellow of a status.' }))
    .toBeVisible();
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await page.getByRole('button', { name: 'Save settings' }).click();
  const saved = () => server.calls('operatorSettings.change').at(-1)?.body.market?.hue;
  await expect.poll(saved).toBe(300);
});
