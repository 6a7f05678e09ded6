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
  server.returns('readiness.read', readyInstallation());
  server.returns('adminEinvoices.provider', { provider: null });
  server.returns('operatorSettings.wordUses', { categories: [], contentLanguages: [] });
  server.returns('adminLegal.read', ({ params }) => legalSettings(params.page));
  signIn('admin');
  await openApp('/admin?tab=settings');
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const open = (part: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: part }).click();
const missing = () => page.getByRole('region', { name: /Required before/ });

test('what is missing of who sells is a list, which follows what is typed', async () => {
  await open('Money');
  await expect.element(missing().getByRole('listitem')).toHaveLength(5);
  const typed = { 'Account holder': 'Briefcast FZ-LLC', Bank: 'Marsa Bank', IBAN: 'AE00 123' };
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await missing().getByRole('button', { name: 'Enter the company that sells.' }).click();
  await expect.element(field('Company')).toHaveFocus();
  await field('Company').fill('Briefcast FZ-LLC');
  await field('Address').fill('Dubai');
  await open('Money');
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
  await open('Money');
  await page.getByRole('switch', { name: 'A brief costs a credit' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(field('Address')).toHaveFocus();
  await expect.element(field('Address')).toHaveAccessibleDescription(message);
});

test('changes stay while one goes through the parts, are named, and can be discarded', async () => {
  await field('In English').fill('Creek Talent');
  await open('Legal');
  await field('Company').fill('Briefcast FZ-LLC');
  await open('Market');
  await expect.element(field('In English')).toHaveValue('Creek Talent');
  await expect.element(page.getByText('2 changes not saved')).toBeVisible();
  await expect.element(page.getByText('Market, Legal')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('In English')).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
});

test('a value that is refused in another part is opened there', async () => {
  await open('Projects');
  await field('Dirhams per dollar').fill('a lot');
  await open('Market');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(field('Dirhams per dollar')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Projects 2 to correct' })).toBeVisible();
  expect(server.calls('operatorSettings.change')).toEqual([]);
});

test('what was typed and not saved is asked about before another tab takes its place', async () => {
  await open('Legal');
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
  await open('Legal');
  await field('Help').fill('Help@creek.example');
  await open('Market');
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

test('what is off takes no room, and its fields come with the switch', async () => {
  await open('Money');
  await expect.element(page.getByRole('switch', { name: 'A brief costs a credit' })).toBeVisible();
  await expect.element(field('Starter credits')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'A brief costs a credit' }).click();
  await field('Starter credits').fill('2');
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect
    .poll(() => server.calls('operatorSettings.change').at(-1)?.body.credits)
    .toMatchObject({ isOn: true, starter: 2, expiryMonths: 12 });
});

test('an address that cannot be one is refused beside its field', async () => {
  await field('TikTok').fill('creek talent');
  await open('Legal');
  await field('Help').fill('help at creek');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(page.getByRole('link', { name: 'Market 1 to correct' })).toBeVisible();
  await open('Legal');
  await expect.element(field('Help')).toHaveAccessibleDescription('Enter a valid email address.');
  await open('Market');
  await expect.element(field('TikTok')).toHaveAccessibleDescription(/address/iu);
});

test('a logo is chosen, shown on its ground, saved by its digest, and removed', async () => {
  const digest = 'a'.repeat(64);
  server.returns('operatorSettings.addPicture', { digest });
  await open('Look');
  const tile = page.getByRole('group', { name: 'On dark ground' });
  await chooseFiles('Choose a file On dark ground', [picture('creek.png')]);
  await expect.element(tile.getByRole('img', { name: 'On dark ground' })).toBeInTheDocument();
  expect(server.calls('operatorSettings.addPicture').at(-1)?.body).toEqual({
    kind: 'LOGO',
    base64: 'iVBORw==',
  });
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
  await open('Look');
  server.refuses(
    'operatorSettings.addPicture',
    new AppError('admin.picture_unusable', { params: { kind: 'LOGO' } }),
  );
  await chooseFiles('Choose a file On light ground', [picture('notes.png')]);
  await expect.element(page.getByText('This file cannot be used as a logo.', { exact: false })).toBeVisible();
});

test('the icon is the first letter of the name on the accent, until a mark is chosen', async () => {
  await open('Look');
  const tile = page.getByRole('group', { name: 'Icon' });
  await expect.element(tile.getByText('None yet')).toBeVisible();
  await open('Market');
  await field('In Arabic').fill('مواهب الخور');
  await open('Look');
  await expect.element(tile.getByText('م', { exact: true })).toBeVisible();
  await open('Market');
  await field('In English').fill('creek Talent');
  await open('Look');
  await expect.element(tile.getByText('C', { exact: true })).toBeVisible();
  const digest = 'c'.repeat(64);
  server.returns('operatorSettings.addPicture', { digest });
  await chooseFiles('Choose a file Icon', [picture('creek.png')]);
  await expect.element(tile.getByRole('img', { name: 'Icon' })).toBeInTheDocument();
  expect(server.calls('operatorSettings.addPicture').at(-1)?.body).toMatchObject({ kind: 'MARK' });
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(() => server.calls('operatorSettings.change').at(-1)?.body.market?.mark).toBe(digest);
});

test('customers are added with a name and a logo, and removed', async () => {
  await open('Look');
  const add = page.getByRole('button', { name: 'Add a customer' });
  await add.click();
  await add.click();
  await field('Customer 1').fill('Falcon Coffee');
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  const save = page.getByRole('button', { name: 'Save settings' });
  await save.click();
  await expect.element(field('Customer 2')).toHaveAccessibleDescription(/./u);
  await page.getByRole('button', { name: 'Remove customer 2' }).click();
  const logo = 'f'.repeat(64);
  server.returns('operatorSettings.addPicture', { digest: logo });
  await chooseFiles('Choose a file Logo of customer 1', [picture('falcon.png')]);
  await expect.element(page.getByRole('img', { name: 'Logo of customer 1' })).toBeInTheDocument();
  await save.click();
  await expect
    .poll(() => server.calls('operatorSettings.change').at(-1)?.body.market?.customers)
    .toEqual([{ name: 'Falcon Coffee', logo }]);
});

test('the line that says what a market runs on can be switched off', async () => {
  await open('Look');
  const line = page.getByRole('switch', { name: 'Show this line' });
  await expect.element(line).toBeChecked();
  await page.getByText('Show this line').click();
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect
    .poll(() => server.calls('operatorSettings.change').at(-1)?.body.market?.showsProduct)
    .toBe(false);
});

test('the card of links is drawn of the name until a picture is chosen', async () => {
  await open('Look');
  const tile = page.getByRole('group', { name: 'Picture of a link' });
  await open('Market');
  await field('In English').fill('creek Talent');
  await open('Look');
  await expect.element(tile.getByText('creek Talent')).toBeVisible();
  server.returns('operatorSettings.addPicture', { digest: 'd'.repeat(64) });
  await chooseFiles('Choose a file Picture of a link', [picture('creek.png')]);
  await expect.element(tile.getByRole('img', { name: 'Picture of a link' })).toBeInTheDocument();
  expect(server.calls('operatorSettings.addPicture').at(-1)?.body).toMatchObject({ kind: 'SHARE' });
  await page.getByRole('button', { name: 'Remove Picture of a link' }).click();
  await expect.element(tile.getByText('creek Talent')).toBeVisible();
});

test('a hue is chosen that no status has, and one that has stays out', async () => {
  await open('Look');
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
