/** Doors to the sign-up in a market that does not take everybody. */
import { type Joining, unnamedMarket } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { board } from '../../testing/castings.ts';
import { directoryPage } from '../../testing/directory.ts';
import { openApp } from '../../testing/open-app.tsx';
import { server } from '../../testing/stub-server.ts';

const openIn = (joining: Joining, path: string, help = '') =>
  openApp(path, {
    demo: null,
    identity: {
      ...unnamedMarket,
      joining,
      contacts: { ...unnamedMarket.contacts, help },
      company: { name: '', address: '' },
    },
  });
const main = page.getByRole('main');
const form = page.getByRole('button', { name: 'Create Account' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  server.returns('creators.directory', directoryPage([]));
  server.returns('castings.board', board([]));
});

describe('by invitation only', () => {
  test('the sign-up has no form, and says how to ask for a link', async () => {
    await openIn('BY_LINK', '/signup', 'help@creek.example');
    await expect.element(page.getByRole('heading', { level: 1, name: 'By invitation only' })).toBeVisible();
    await expect.element(main.getByText('Had one? Open it again.', { exact: false })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'help@creek.example' }))
      .toHaveAttribute('href', 'mailto:help@creek.example');
    await expect.element(main.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
  });

  test.each([
    ['/', 'banner'],
    ['/login', 'main'],
    ['/castings', 'main'],
  ] as const)('doors of %s say so and lead there', async (path, place) => {
    const app = await openIn('BY_LINK', path);
    await expect.element(page.getByText('Sign up', { exact: true })).not.toBeInTheDocument();
    await page.getByRole(place).getByRole('link', { name: 'By invitation only' }).first().click();
    if (path === '/')
      await expect.element(page.getByRole('dialog').getByText('Had one?', { exact: false })).toBeVisible();
    else await expect.poll(app.address).toMatch(/^\/signup/u);
    await expect.element(form).not.toBeInTheDocument();
  });

  test('a link that works opens the form, and one that is over does not lead to another', async () => {
    server.returns('joinLinks.preview', { invitation: { role: 'CREATOR', state: 'OPEN' } });
    const app = await openIn('BY_LINK', '/join/palm-4210-reel');
    await expect.element(form).toBeVisible();
    server.returns('joinLinks.preview', { invitation: { role: 'CREATOR', state: 'FULL' } });
    await app.reload();
    await expect.element(main.getByText('Its link no longer works.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });
});

test('a closed market offers no form, by a link that works neither', async () => {
  server.returns('joinLinks.preview', { invitation: { role: 'CREATOR', state: 'OPEN' } });
  const app = await openIn('NOBODY', '/join/palm-4210-reel');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign-up is closed' })).toBeVisible();
  await app.goTo('/signup');
  await expect.element(main.getByText('takes nobody new', { exact: false })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});
