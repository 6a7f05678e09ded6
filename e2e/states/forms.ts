/** What the forms of the account screens say while they are sent, and how that can end (rules/screens#kept-texts). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Demo } from '../demo.ts';
import { adminPassword } from '../server.ts';

export interface FormScreen {
  name: string;
  path: string;
  title: string;
  /** What opens it, when it is not there at once. */
  open?: (page: Page) => Promise<void>;
  idle: readonly string[];
  fill: (page: Page, demo: Demo) => Promise<void>;
  /** The field that keeps what was typed, by its label. */
  keeps: string;
  call: string;
  button: string;
  busy: string;
  failing: string;
  /** Where it leads, once it has worked, and what that says. */
  done: { path: string; says: readonly string[] };
}

/** What every form says when nothing was reached. */
export const unreachable = 'Briefcast could not be reached. Please check your connection and try again.';

async function fillIn(page: Page, values: Record<string, string>) {
  const form = page.locator('form');
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

const logIn = (page: Page, demo: Demo) => {
  const { email, password } = demo.loginOf('brand');
  return fillIn(page, { Email: email, Password: password });
};

const signUp = (names: Record<string, string>, role: 'Creator' | 'Brand') => async (page: Page) => {
  await page.getByRole('radio', { name: role }).check({ force: true });
  await fillIn(page, {
    ...names,
    Email: `${randomUUID()}@people.example`,
    Password: 'morning-light-1',
    'Confirm Password': 'morning-light-1',
  });
  await page.getByRole('checkbox', { name: /Terms/ }).check();
};
const signUpCreator = signUp({ 'First Name': 'Mina', 'Last Name': 'Okafor' }, 'Creator');
const signUpBrand = signUp({ 'Company Name': 'Harbour Tea' }, 'Brand');

const brandsHome = { path: '/dashboard', says: ['Brand Dashboard'] };
const creatorsHome = { path: '/creator-dashboard', says: ['Welcome back, Mina!'] };
const roles = ['I am a...', 'Creator', 'Make content', 'Brand', 'Need content'];

export const formScreens: readonly FormScreen[] = [
  {
    name: 'log in',
    path: '/login',
    title: 'Log in',
    idle: ['Log in', 'Email', 'Password', 'Remember me', 'Forgot password?', 'Sign in'],
    fill: logIn,
    keeps: 'Email',
    call: '/api/auth/login',
    button: 'Sign in',
    busy: 'Signing in...',
    failing: 'Login failed',
    done: brandsHome,
  },
  {
    name: 'log in, in the dialog',
    path: '/',
    title: 'Briefcast',
    open: (page) => page.getByRole('button', { name: 'Browse Creators' }).first().click(),
    idle: ['Log In', 'Sign Up', 'Email', 'Password', 'Forgot password?'],
    fill: logIn,
    keeps: 'Email',
    call: '/api/auth/login',
    button: 'Log In',
    busy: 'Please wait...',
    failing: 'Login failed',
    done: { path: '/creators', says: ['Find Creators'] },
  },
  {
    name: 'sign up as a creator',
    path: '/signup',
    title: 'Sign up',
    idle: [...roles, 'Email', 'Password', 'Confirm Password', 'Create Account'],
    fill: signUpCreator,
    keeps: 'First Name',
    call: '/api/auth/register',
    button: 'Create Account',
    busy: 'Please wait...',
    failing: 'Registration failed',
    done: creatorsHome,
  },
  {
    name: 'sign up as a brand, in the dialog',
    path: '/',
    title: 'Briefcast',
    open: (page) => page.getByRole('button', { name: 'Sign up for free' }).first().click(),
    idle: [...roles, 'Email', 'Password', 'Confirm Password', 'Create Account'],
    fill: signUpBrand,
    keeps: 'Company Name',
    call: '/api/auth/register',
    button: 'Create Account',
    busy: 'Please wait...',
    failing: 'Registration failed',
    done: brandsHome,
  },
  {
    name: 'forgot password',
    path: '/forgot-password',
    title: 'Forgot password',
    idle: ['Forgot your password?', 'Email', 'Send Reset Link', 'Back to log in'],
    fill: (page) => fillIn(page, { Email: 'nobody@people.example' }),
    keeps: 'Email',
    call: '/api/auth/forgot-password',
    button: 'Send Reset Link',
    busy: 'Sending...',
    failing: 'Something went wrong. Please try again.',
    done: {
      path: '/forgot-password',
      says: ['If an account with that email exists, we have sent a password reset link.'],
    },
  },
  {
    name: 'reset password',
    path: '/reset-password?token=from-a-mail',
    title: 'Reset password',
    idle: ['Set a new password', 'New Password', 'Confirm Password', 'Reset Password'],
    fill: (page) =>
      fillIn(page, { 'New Password': 'morning-light-2', 'Confirm Password': 'morning-light-2' }),
    keeps: 'New Password',
    call: '/api/auth/reset-password',
    button: 'Reset Password',
    busy: 'Resetting...',
    failing: 'Failed to reset password',
    // No mail has brought this link; auth.spec.ts follows one that a mail did.
    done: {
      path: '/reset-password?token=from-a-mail',
      says: ['This reset link is invalid or has expired. Please request a new one.', 'Request a new link'],
    },
  },
  {
    name: 'the admin’s gate',
    path: '/admin',
    title: 'Admin',
    idle: ['Admin', 'Enter admin password to continue', 'Password', 'Sign In'],
    fill: (page) => fillIn(page, { Password: adminPassword }),
    keeps: 'Password',
    call: '/api/admin/login',
    button: 'Sign In',
    busy: 'Signing In...',
    failing: 'Login failed',
    done: { path: '/admin', says: ['Portfolio Items', 'Recent Creators'] },
  },
];
