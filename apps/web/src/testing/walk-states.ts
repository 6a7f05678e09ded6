/** Every state of a screen that loads something: slow, broken, back again, empty, and after the session's end. */
import type { OwnUser, RouteName } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { comeBack, expectToSay, headingTop, inTime, takeTheClock } from './looks.ts';
import { type OpenApp, openApp, signIn } from './open-app.tsx';
import { tokenFor } from './people.ts';
import { server } from './stub-server.ts';

/** Pixels. A card that is a line taller than its place was moves what is centred in it a little. */
const noticeable = 12;

export interface LoadingScreen {
  /** Who looks at it; nobody is signed in where it is null. */
  visitor: OwnUser | 'admin' | null;
  path: string;
  /** A heading further down, near which one must come before it loads. */
  below?: string;
  /** How the tab is named once there is something to show. */
  title: string;
  /** What brings its content. */
  calls: readonly RouteName[];
  loading: string;
  /** Lets its calls return something, and everything else that it asks for. */
  fill: () => void;
  filled: readonly string[];
  failing: readonly string[];
  /** Lets its calls return nothing. */
  clear: () => void;
  empty: readonly string[];
  /** Reading it again meanwhile would shuffle what somebody looks at. */
  staysAsRead?: true;
  /** Where a session that is over leaves one. */
  expired: 'log in' | 'password gate' | 'visitor';
}

/** Scrolls on until its calls are made: what stands in for a section while it comes has the same heading, and goes. */
async function comeNear({ below, calls }: LoadingScreen) {
  if (!below) return;
  const made = () => calls.map((name) => server.calls(name).length).reduce((sum, one) => sum + one);
  const before = made();
  await expect
    .poll(() => {
      page.getByRole('heading', { name: below }).elements().at(0)?.scrollIntoView();
      return made() > before;
    })
    .toBe(true);
}

/** On the login page. */
export async function logInAgain(user: OwnUser) {
  server.returns('accounts.logIn', { user, token: tokenFor() });
  const signInButton = page.getByRole('button', { name: 'Sign in' });
  // The sign-up page that may have led here has fields of the same names.
  await expect.element(signInButton).toBeVisible();
  await page.getByLabelText('Email').fill(user.email);
  await page.getByLabelText('Password', { exact: true }).fill('morning-light-1');
  await signInButton.click();
}

/** The session ends while the screen is open: what that leads to, and the way back. */
async function expire(app: OpenApp, { visitor, expired, filled, path, fill }: LoadingScreen) {
  server.refusesTokens('all');
  if (expired === 'visitor') {
    await app.reload();
    await expectToSay('as a visitor', [path === '/' ? 'Sign up for free' : 'Sign up']);
    return expect(app.address()).toBe(path);
  }
  await comeBack();
  if (expired === 'password gate' || visitor === null || visitor === 'admin') {
    return expectToSay('at the gate', [
      'Enter admin password to continue',
      'Your session has expired. Please sign in again.',
      'Sign In',
    ]);
  }
  await expect.poll(app.address).toBe(paths.login.href());
  await expectToSay('logged out', [
    'Authentication Error',
    'Your session has expired or is invalid. Please log in again.',
    'Sign in',
  ]);
  server.refusesTokens('none');
  fill();
  await logInAgain(visitor);
  await expect.poll(app.address).toBe(path);
  await expectToSay('back again', filled.slice(0, 1));
}

/** Opens the screen and leads it through all of them. */
export async function walkStates(screen: LoadingScreen) {
  const { visitor, path, calls, loading, fill, filled, failing, clear, empty, title } = screen;
  const every = (act: (name: RouteName) => void) => calls.forEach(act);
  takeTheClock();
  if (visitor) signIn(visitor);
  fill();

  every(server.waits);
  await page.viewport(390, 900);
  const app = await openApp(path);
  await comeNear(screen);
  await expect.element(page.getByRole('status').filter({ hasText: loading }).first()).toBeInTheDocument();
  await expectToSay('loading', []);
  const top = headingTop();

  every((name) => server.refuses(name, 'internal'));
  const retry = page.getByRole('button', { name: 'Retry' });
  await inTime('Retry, failing', () => retry.elements().length > 0);
  await expectToSay('failing', failing);

  fill();
  await retry.first().click();
  await expectToSay('filled', filled);
  await expect.poll(() => document.title.slice(0, title.length)).toBe(title);
  const moved = Math.abs(headingTop() - top);
  expect(moved, 'pixels that the heading has moved').toBeLessThan(noticeable);

  if (!screen.staysAsRead) {
    every(server.loses);
    const before = calls.map((name) => server.calls(name).length);
    const tries = () => calls.map((name, at) => server.calls(name).length - (before[at] ?? 0));
    await comeBack();
    await inTime('tried in vain', () => Math.max(...tries()) > 2);
    await expectToSay('left as it was', filled);
  }

  clear();
  await app.reload();
  await comeNear(screen);
  await expectToSay('empty', empty);

  if (visitor) await expire(app, screen);
}
