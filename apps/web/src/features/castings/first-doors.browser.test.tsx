import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { board } from '../../testing/castings.ts';
import { directoryPage } from '../../testing/directory.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

beforeEach(() => {
  server.returns('creators.directory', directoryPage([]));
  server.returns('castings.board', board([]));
  server.returns('creators.categories', { categories: [] });
  server.returns('castingSearches.list', { searches: [] });
  server.returns('savedCastings.list', { castings: [] });
  server.returns('castings.fitting', board([]));
  server.returns('castingApplications.list', { applications: [], nextCursor: null });
});

const main = page.getByRole('main');
const post = main.getByRole('link', { name: 'Post a casting' });
const profile = main.getByRole('link', { name: 'Create your profile' });

test('an empty directory leads visitors to the sign-up of their side', async () => {
  const app = await openApp('/creators');
  await expect.element(page.getByRole('heading', { name: 'Be the first face here.' })).toBeVisible();
  await post.click();
  await expect.poll(app.address).toBe('/signup#brand');
  await app.goBack();
  await profile.click();
  await expect.poll(app.address).toBe('/signup#creator');
});

test('an empty board has a door for each side', async () => {
  await openApp('/castings');
  await expect.element(page.getByRole('heading', { name: 'Post the first casting.' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Be ready when it comes.' })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

test('people who are signed in see their own door, which leads on at once', async () => {
  signIn(newBrand());
  const app = await openApp('/creators');
  await expect.element(post).toHaveAttribute('href', '/my-castings/new');
  await expect.element(profile).not.toBeInTheDocument();
  signIn(newCreator());
  await app.reload();
  await app.goTo('/castings');
  await expect.element(profile).toHaveAttribute('href', '/creator-profile');
  await expect.element(post).not.toBeInTheDocument();
});

test('a list that filters emptied offers to reset them, and no doors', async () => {
  await openApp('/castings?search=nobody');
  await expect.element(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
  await expect.element(post).not.toBeInTheDocument();
});
