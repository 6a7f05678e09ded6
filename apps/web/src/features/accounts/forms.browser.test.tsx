/** The forms of the account screens, on their pages and in the dialog. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noBrandStats, noCreatorStats } from '../../testing/deals.ts';
import { directoryPage } from '../../testing/directory.ts';
import { inTime, takeTheClock } from '../../testing/looks.ts';
import { queueOf } from '../../testing/needs.ts';
import { openApp } from '../../testing/open-app.tsx';
import { newBrand, newCreator, tokenFor } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { type FormScreen, fillIn, walkForm } from '../../testing/walk-form.ts';

const password = 'morning-light-1';
const brand = newBrand();
const creator = newCreator();

/** The dashboards after a login. */
function welcome() {
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('deals.brandStats', noBrandStats);
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('notifications.unreadCount', { unread: 0, conversations: 0 });
  server.returns('creators.directory', directoryPage([]));
  server.returns('rosters.read', { lists: [], saved: [] });
  server.returns('needs.read', queueOf([]));
  server.streams();
}
function lets(call: 'accounts.logIn' | 'accounts.register', user: typeof brand | typeof creator) {
  welcome();
  server.returns('accounts.me', { user });
  server.returns(call, { user, token: tokenFor() });
}

const logIn = () => fillIn({ Email: brand.email, Password: password });
async function signUp(role: 'Creator' | 'Brand') {
  await page.getByRole('radio', { name: role }).click({ force: true });
  await fillIn({
    ...(role === 'Creator'
      ? { 'First Name': 'Layla', 'Last Name': 'Haddad' }
      : { 'Company Name': 'Oasis Skin' }),
    Email: 'new@people.example',
    Password: password,
    'Confirm Password': password,
  });
  await page.getByRole('checkbox', { name: /Terms/ }).click();
}

const brandsHome = { path: '/dashboard', says: ['Brand Dashboard'] };
const creatorsHome = { path: '/creator-dashboard', says: ['Welcome back, Layla!'] };
const roles = ['I am a...', 'Creator', 'Make content', 'Brand', 'Need content'];
const press = (name: string) => () => page.getByRole('button', { name }).first().click();
/** A link of the landing page, which opens the dialog. */
const follow = (name: string) => () => page.getByRole('link', { name }).first().click();

const forms: Record<string, FormScreen> = {
  'log in': {
    path: '/login',
    title: 'Log in',
    idle: ['Log in', 'Email', 'Password', 'Remember me', 'Forgot password?', 'Sign in'],
    fill: logIn,
    keeps: 'Email',
    call: 'accounts.logIn',
    button: 'Sign in',
    busy: 'Signing in...',
    failing: 'Login failed',
    succeed: () => lets('accounts.logIn', brand),
    done: brandsHome,
  },
  'log in, in the dialog': {
    path: '/',
    title: 'Briefcast',
    open: follow('Browse Creators'),
    idle: ['Log In', 'Sign Up', 'Email', 'Password', 'Forgot password?'],
    fill: logIn,
    keeps: 'Email',
    call: 'accounts.logIn',
    button: 'Log In',
    busy: 'Please wait...',
    failing: 'Login failed',
    succeed: () => lets('accounts.logIn', brand),
    done: { path: '/creators', says: ['Find Creators'] },
  },
  'sign up as a creator': {
    path: '/signup',
    title: 'Sign up',
    idle: [...roles, 'Email', 'Password', 'Confirm Password', 'Create Account'],
    fill: () => signUp('Creator'),
    keeps: 'First Name',
    call: 'accounts.register',
    button: 'Create Account',
    busy: 'Please wait...',
    failing: 'Registration failed',
    succeed: () => lets('accounts.register', creator),
    done: creatorsHome,
  },
  'sign up as a brand, in the dialog': {
    path: '/',
    title: 'Briefcast',
    open: follow('Sign up for free'),
    idle: [...roles, 'Email', 'Password', 'Confirm Password', 'Create Account'],
    fill: () => signUp('Brand'),
    keeps: 'Company Name',
    call: 'accounts.register',
    button: 'Create Account',
    busy: 'Please wait...',
    failing: 'Registration failed',
    succeed: () => lets('accounts.register', brand),
    done: brandsHome,
  },
  'forgot password': {
    path: '/forgot-password',
    title: 'Forgot password',
    idle: ['Forgot your password?', 'Email', 'Send Reset Link', 'Back to log in'],
    fill: () => fillIn({ Email: 'nobody@people.example' }),
    keeps: 'Email',
    call: 'accounts.forgotPassword',
    button: 'Send Reset Link',
    busy: 'Sending...',
    failing: 'Something went wrong. Please try again.',
    succeed: () => server.returns('accounts.forgotPassword', {}),
    done: {
      path: '/forgot-password',
      says: ['If an account with that email exists, we have sent a password reset link.'],
    },
  },
  'reset password': {
    path: '/reset-password?token=from-a-mail',
    title: 'Reset password',
    idle: ['Set a new password', 'New Password', 'Confirm Password', 'Reset Password'],
    fill: () => fillIn({ 'New Password': 'morning-light-2', 'Confirm Password': 'morning-light-2' }),
    keeps: 'New Password',
    call: 'accounts.resetPassword',
    button: 'Reset Password',
    busy: 'Resetting...',
    failing: 'Failed to reset password',
    succeed: () => server.refuses('accounts.resetPassword', 'account.reset_token_invalid'),
    done: {
      path: '/reset-password?token=from-a-mail',
      says: ['This reset link is invalid or has expired. Please request a new one.', 'Request a new link'],
    },
  },
};

test.each(Object.entries(forms))('%s: idle, busy, failing, away, done', async (_, screen) => {
  server.returns('creators.directory', directoryPage([]));
  await walkForm(screen);
});

describe('signing up', () => {
  test('what is wrong is said beside its fields', async () => {
    await openApp('/signup');
    await fillIn({ Password: 'short', 'Confirm Password': 'other' });
    await press('Create Account')();
    await expect.element(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await expect.element(page.getByLabelText('First Name')).toHaveFocus();
    await expect.element(page.getByText('Please agree to the terms to create an account.')).toBeVisible();
    expect(server.calls('accounts.register')).toEqual([]);
  });

  test('an e-mail that is taken is told with a way on, and nothing typed is lost', async () => {
    server.refuses('accounts.register', 'account.email_taken');
    await openApp('/signup');
    await signUp('Brand');
    await press('Create Account')();
    await expect.element(page.getByText('An account with this email already exists')).toBeVisible();
    await expect
      .element(page.getByText('Try logging in instead, or use a different email address.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Company Name')).toHaveValue('Oasis Skin');
  });

  test('switching the dialog between its modes empties it', async () => {
    server.returns('creators.directory', directoryPage([]));
    await openApp('/');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Email').fill('typed@auth.example');
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect.element(dialog.getByText('Enter your password.')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await dialog.getByRole('tab', { name: 'Log In' }).click();
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('');
    await expect.element(dialog.getByText('Enter your password.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('logging in', () => {
  test('a wrong password is told, the right one leads to the own dashboard', async () => {
    server.refuses('accounts.logIn', 'account.bad_credentials');
    const app = await openApp('/login');
    await logIn();
    await press('Sign in')();
    await expect.element(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue(brand.email);
    lets('accounts.logIn', brand);
    await press('Sign in')();
    await expect.poll(app.address).toBe('/dashboard');
  });

  test('"remember me" asks for the long session', async () => {
    lets('accounts.logIn', brand);
    const app = await openApp('/login');
    await page.getByLabelText('Remember me').click();
    await logIn();
    await press('Sign in')();
    await expect.poll(app.address).toBe('/dashboard');
    await expect
      .poll(() => server.calls('accounts.logIn'))
      .toMatchObject([{ body: { email: brand.email, remember: true } }]);
  });

  test('a guarded address leads through the login page and back to it', async () => {
    lets('accounts.logIn', brand);
    const app = await openApp('/brand-profile?from=mail');
    await expect.poll(app.address).toBe('/login');
    await page.getByRole('link', { name: 'Sign up for free' }).click();
    await expect.poll(app.address).toBe('/signup');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(app.address).toBe('/login');
    await logIn();
    await press('Sign in')();
    await expect.poll(app.address).toBe('/brand-profile?from=mail');
  });

  test.each([
    ['//elsewhere.example/trap', '/dashboard'],
    ['/creators?search=layla', '/creators?search=layla'],
  ])('the saved address %s leads to %s', async (saved, expected) => {
    lets('accounts.logIn', brand);
    const app = await openApp('/login');
    sessionStorage.setItem('returnUrl', saved);
    await logIn();
    await press('Sign in')();
    await expect.poll(app.address).toBe(expected);
    expect(sessionStorage.getItem('returnUrl')).toBeNull();
  });
});

test('a password reset that worked leads to the login page and says so', async () => {
  takeTheClock();
  server.returns('accounts.resetPassword', {});
  const app = await openApp('/reset-password?token=from-a-mail');
  await fillIn({ 'New Password': 'evening-light-2', 'Confirm Password': 'evening-light-2' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect.element(page.getByRole('heading', { name: 'Password Reset Successfully!' })).toBeVisible();
  await inTime('the login page', () => app.address() === '/login');
  await expect
    .poll(() => server.calls('accounts.resetPassword'))
    .toMatchObject([{ body: { token: 'from-a-mail', password: 'evening-light-2' } }]);
});
