import { AppError, type CreatorDetails } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { directoryPage, manyCreators, publicCreator } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const layla = publicCreator();
const hana = publicCreator({ id: idOf(3), firstName: 'Hana', lastName: 'Seo', ugcVideoPricing: 9000 });
const path = `/creators/compare?ids=${layla.id},${hana.id}`;
const told: CreatorDetails = {
  socialAccounts: [{ network: 'instagram', url: 'https://www.instagram.com/layla', followers: 12_400 }],
  packages: [{ name: 'Launch set', includes: 'Three films', price: 90_000, turnaroundDays: 5 }],
  facts: { completed: 20, submitted: 20, onTime: 19, replyMinutes: 180, rounds: 1.4 },
};

function both() {
  server.returns('creators.publicProfile', ({ params: { id } }) => {
    const creator = [layla, hana].find((one) => one.id === id);
    if (!creator) throw new AppError('creator.not_found');
    return { creator };
  });
  server.returns('creators.details', ({ params: { id } }) => ({
    details: id === layla.id ? told : { socialAccounts: [], packages: [], facts: null },
  }));
}

const row = (name: string) => page.getByRole('row', { name });

test('its states', () =>
  walkStates({
    visitor: null,
    path,
    title: 'Compare creators',
    calls: ['creators.publicProfile'],
    loading: 'Loading creators...',
    fill: both,
    filled: ['Compare 2 creators', 'Layla Haddad', 'Hana Seo', 'Launch set, $900', '19 of 20'],
    failing: ['Failed to load the creators'],
    clear: () => server.refuses('creators.publicProfile', 'creator.not_found'),
    empty: ['Nobody to compare yet', '2 of them are no longer available.'],
    expired: 'visitor',
  }));

test('one value leads a row, or none does; somebody can be taken out', async () => {
  both();
  const app = await openApp(`${path},${idOf(99)}`);
  await expect.element(row('UGC video')).toMatchTextContent('$120.50');
  await expect.element(row('UGC video')).toMatchTextContent('$90Lowest');
  await expect.element(row('UGC photo')).not.toMatchTextContent('Lowest');
  // A row with a single value has no leader.
  await expect.element(row('On time')).not.toMatchTextContent('Best');
  await expect.element(row('Followers')).toMatchTextContent('Not stated');
  await expect.element(page.getByText('1 of them is no longer available.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Hana Seo' }).click();
  await expect.poll(app.address).toBe(`/creators/compare?ids=${layla.id}`);
  await expect.element(page.getByRole('heading', { name: 'Compare 1 creator' })).toBeVisible();
});

test('up to four are chosen on the cards, and the bar leads to the page', async () => {
  server.returns('creators.directory', directoryPage(manyCreators(5)));
  server.refuses('creators.publicProfile', 'creator.not_found');
  server.refuses('creators.details', 'creator.not_found');
  const app = await openApp('/creators');
  const toggle = (number: number) => page.getByRole('button', { name: `Compare Creator${number} Haddad` });
  await toggle(0).click();
  const bar = page.getByRole('region', { name: 'Creators to compare' });
  await expect.element(bar.getByRole('status')).toMatchTextContent('Choose one more to compare');
  for (const number of [1, 2, 3]) await toggle(number).click();
  await expect.element(bar.getByRole('status')).toMatchTextContent('Compare 4 of 4');
  await app.reload();
  await expect.element(bar.getByRole('status')).toMatchTextContent('Compare 4 of 4');
  await expect.element(toggle(4)).toBeDisabled();
  await expect.element(toggle(0)).toHaveAttribute('aria-pressed', 'true');
  await toggle(0).click();
  await expect.element(toggle(4)).toBeEnabled();
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect.poll(app.address).toBe(`/creators/compare?ids=${[201, 202, 203].map(idOf).join(',')}`);
});

test('creators choose nobody', async () => {
  signIn(newCreator());
  server.returns('creators.directory', directoryPage([layla]));
  await openApp('/creators');
  await expect.element(page.getByRole('article').getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Compare Layla Haddad' })).not.toBeInTheDocument();
});

test('endless names and texts stay within the page', async () => {
  signIn(newBrand());
  both();
  await expectWithinPage(path);
});
