/** The footer and legal pages say of the market what its operator has entered, and nothing else. */
import { type MarketIdentity, unnamedMarket } from '@briefcast/contract';
import { marketPicturePath } from '@briefcast/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legalText } from '../testing/legal.ts';
import { openApp } from '../testing/open-app.tsx';
import { server } from '../testing/stub-server.ts';

const unset: MarketIdentity = { ...unnamedMarket, company: { name: '', address: '' } };
const set: MarketIdentity = {
  ...unnamedMarket,
  name: { en: 'Creek Talent', ar: 'مواهب الخور' },
  contacts: { help: 'help@creek.example', legal: '', privacy: 'data@creek.example' },
  social: { ...unnamedMarket.social, instagram: 'https://instagram.example/creek' },
  company: { name: 'Creek Talent FZ-LLC', address: 'Creek Road 14\nDubai' },
};
const runsOn = () => page.getByText('Runs on Briefcast').elements().length;
function openPage(path: string, identity: MarketIdentity) {
  server.returns('legal.read', ({ params }) => ({ text: legalText(params.page, identity) }));
  return openApp(path, { demo: null, identity });
}
const footer = () => page.getByRole('contentinfo');

test('a market of which nothing is set invents nothing', async () => {
  await openPage('/terms', unset);
  await expect.element(page.getByText('The company that runs Briefcast is not named yet.')).toBeVisible();
  await expect.element(page.getByText('Briefcast has not set an address for this yet.')).toBeVisible();
  expect(document.querySelectorAll('a[href^="mailto:"]')).toHaveLength(0);
  expect(footer().getByRole('link', { name: 'Instagram' }).elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('.example');
  expect(runsOn()).toBe(0);
});

test('a market that is set shows its company, its contacts and the networks that it is on', async () => {
  await openPage('/terms', set);
  await expect
    .element(page.getByText('Creek Talent is run by Creek Talent FZ-LLC, Creek Road 14, Dubai.'))
    .toBeVisible();
  // Without an address of its own, questions about terms go to help.
  await expect
    .element(page.getByText('Questions about these terms: write to help@creek.example.'))
    .toBeVisible();
  await expect.element(footer().getByText('Creek Talent FZ-LLC, Creek Road 14, Dubai')).toBeVisible();
  await expect
    .element(footer().getByRole('link', { name: 'help@creek.example' }))
    .toHaveAttribute('href', 'mailto:help@creek.example');
  await expect
    .element(footer().getByRole('link', { name: 'Instagram' }))
    .toHaveAttribute('href', 'https://instagram.example/creek');
  expect(footer().getByRole('link', { name: 'TikTok' }).elements()).toHaveLength(0);
  await expect.element(footer().getByRole('img', { name: 'Creek Talent' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Terms of Use · Creek Talent');
  expect(runsOn()).toBe(1);
  expect(document.body.textContent?.match(/Briefcast/gu)).toHaveLength(1);
});

test('a market that wants so names the product nowhere', async () => {
  await openPage('/terms', { ...set, showsProduct: false });
  await expect.element(footer().getByText('Creek Talent FZ-LLC, Creek Road 14, Dubai')).toBeVisible();
  expect(document.body.textContent).not.toContain('Briefcast');
});

test('a market in one language has no switch', async () => {
  await openPage('/terms', { ...set, languages: 'en' });
  await expect.element(footer().getByText('Creek Talent FZ-LLC, Creek Road 14, Dubai')).toBeVisible();
  expect(document.querySelectorAll('a[hreflang]')).toHaveLength(0);
});

test('questions about data go to their own address', async () => {
  await openPage('/privacy', set);
  await expect.element(page.getByRole('link', { name: 'data@creek.example' })).toBeVisible();
});

test('of a logo for each ground the one for the ground below is shown', async () => {
  const [light, dark] = ['a'.repeat(64), 'b'.repeat(64)];
  await openPage('/terms', { ...set, logo: { light, dark } });
  const shown = (within: ReturnType<typeof footer>) =>
    within
      .getByRole('img', { name: 'Creek Talent' })
      .elements()
      .map((img) => img.getAttribute('src'));
  await expect.poll(() => shown(page.getByRole('banner'))).toEqual([marketPicturePath(light)]);
  expect(shown(footer())).toEqual([marketPicturePath(dark)]);
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(() => shown(page.getByRole('banner'))).toEqual([marketPicturePath(dark)]);
  delete document.documentElement.dataset.theme;
});

const footerLogo = () => footer().getByRole('img', { name: 'Creek Talent' }).element();

test('without a logo the letter of its name stands on the accent before it', async () => {
  await openPage('/terms', set);
  await expect.poll(() => footerLogo().textContent).toBe('CCreek Talent');
  expect(footerLogo().querySelector('svg')).toBeNull();
});

test('without a logo its mark stands before the name', async () => {
  const mark = 'c'.repeat(64);
  await openPage('/terms', { ...set, mark });
  await expect
    .poll(() => footerLogo().querySelector('img')?.getAttribute('src'))
    .toBe(marketPicturePath(mark));
});
