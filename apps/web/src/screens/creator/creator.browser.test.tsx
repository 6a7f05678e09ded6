import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { directoryPage, publicCreator } from '../../testing/directory.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const layla = publicCreator({ ugcVideoPricing: 24_000, bio: 'Serums in morning light.' });
const path = `/creators/${layla.id}`;
const visitors = { nobody: null, brand: newBrand(), creator: newCreator() };
const invitation = { nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] };

describe.each(Object.entries(visitors))('for %s', (who, visitor) => {
  test('its states', () =>
    walkStates({
      visitor,
      path,
      title: 'Layla Haddad',
      calls: ['creators.publicProfile'],
      loading: 'Loading creator...',
      fill: () => server.returns('creators.publicProfile', { creator: layla }),
      filled: ['Layla Haddad', 'About', ...invitation[who as keyof typeof invitation]],
      failing: ['This creator could not be loaded.'],
      clear: () => server.refuses('creators.publicProfile', 'creator.not_found'),
      empty: ['This creator is not available.', 'Find Creators'],
      expired: 'visitor',
    }));
});

test('a creator comes here from the directory, sees no way to brief others, and goes back to what was found', async () => {
  signIn(newCreator());
  server.returns('creators.directory', directoryPage([layla]));
  server.returns('creators.publicProfile', { creator: layla });
  const app = await openApp('/creators?q=light');
  const cards = page.getByRole('list', { name: 'Creators' }).getByRole('article');
  await expect.element(cards).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /Send Brief/ })).not.toBeInTheDocument();

  await cards.getByRole('link', { name: 'Layla Haddad' }).click();
  await expect.poll(app.address).toBe(path);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible();
  await expect.element(page.getByText('Serums in morning light.')).toBeVisible();
  await expect.element(page.getByText('$240')).toBeVisible();
  const back = page.getByRole('link', { name: 'Find Creators' });
  await expect.element(back).toHaveAttribute('href', expect.stringMatching(/q=/));
  await back.click();
  await expect.poll(app.address).toBe('/creators?q=light');
});

test('endless names and texts stay within the page', async () => {
  server.returns('creators.publicProfile', { creator: layla });
  await expectWithinPage(path);
});
