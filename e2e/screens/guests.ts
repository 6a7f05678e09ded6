/** The screens of guests. */
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { appIsThere, openFromLanding } from '../app.ts';
import { said } from './said.ts';
import { button, dialog, heading, link, press, type Screen, text } from './screen.ts';
import { shares } from './shares.ts';

/** An invitation of the demo's brand, as the server would answer: its secret is only in a mail. */
const invited = {
  success: true,
  data: {
    invitation: {
      organization: { companyName: 'Oasis Skin', profileImage: null },
      role: 'REVIEWER',
      email: 'dana@oasisskin.example',
      expiresAt: '2099-11-26T09:00:00.000Z',
      inviter: { id: '3f8d1c1e-6a52-4f0e-9a57-3b8a5d5f8f10', firstName: 'Rania', lastName: 'Hashem' },
      accountRole: null,
    },
  },
};

/** A completed deal of the demo, and one of its licensed files. */
const licensed = {
  deal: 'Cleanser texture library',
  file: inRoot('tools/demo/media/deals/texture-library/oil-loop-seamless.mp4'),
};
const certificate = {
  visitor: 'nobody',
  path: '/verify/:code',
  deal: licensed.deal,
  title: 'Check a file',
  shows: (page: Page) => page.getByText(said('Valid')),
} as const;

const checkFile =
  (file: string | { name: string; mimeType: string; buffer: Buffer }, result: string) =>
  async (page: Page) => {
    await page.locator('.drop button:enabled').waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: said(result) }).waitFor();
  };

export const guests: Screen[] = [
  { ...certificate, name: 'verify-start' },
  { ...certificate, name: 'verify-match', open: checkFile(licensed.file, 'Match'), darkPicture: true },
  {
    ...certificate,
    name: 'verify-no-match',
    open: checkFile(
      { name: 'IMG_4471.mov', mimeType: 'video/quicktime', buffer: Buffer.from('a copy') },
      'No match',
    ),
  },
  {
    name: 'verify',
    visitor: 'nobody',
    path: '/verify',
    title: 'Check a file',
    shows: button('Look up'),
    darkPicture: true,
  },
  ...shares,
  {
    name: 'invitation',
    visitor: 'nobody',
    path: '/invitation?token=from-a-mail',
    title: 'Invitation',
    before: async (page) => {
      await page.route('**/api/invitations/*', (route) => route.fulfill({ json: invited }));
    },
    shows: heading('Rania invited you to Oasis Skin'),
    darkPicture: true,
  },
  {
    name: 'join',
    visitor: 'nobody',
    path: '/join/palm-4210-reel',
    title: 'You are invited to Briefcast',
    before: async (page) => {
      const answer = { success: true, data: { invitation: { role: 'CREATOR', state: 'OPEN' } } };
      await page.route('**/api/join/*', (route) => route.fulfill({ json: answer }));
    },
    shows: heading('Join as a creator'),
  },
  {
    name: 'landing',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: (page) => page.getByRole('article'),
    darkPicture: true,
  },
  {
    name: 'auth-dialog-log-in',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: link('Browse Creators'),
    open: openFromLanding('Browse Creators'),
  },
  {
    name: 'auth-dialog-sign-up',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: link('Sign up for free'),
    open: openFromLanding('Sign up for free'),
  },
  {
    name: 'creators',
    visitor: 'nobody',
    path: '/creators',
    title: 'Find Creators',
    shows: (page) => page.getByRole('article'),
    darkPicture: true,
  },
  {
    name: 'creators-none',
    visitor: 'nobody',
    path: '/creators?q=nobody-is-called-so',
    title: 'Find Creators',
    shows: text('0 creators found'),
  },
  {
    name: 'creator',
    visitor: 'nobody',
    path: '/creators/:creator',
    title: 'Layla Haddad',
    shows: heading('Layla Haddad'),
  },
  {
    name: 'report',
    visitor: 'nobody',
    path: '/creators/:creator',
    title: 'Layla Haddad',
    shows: button('Report'),
    // The page is server-rendered; a click before the app is ready opens nothing.
    open: async (page) => {
      await appIsThere(page);
      await press('Report', dialog)(page);
    },
    darkPicture: true,
  },
  { name: 'terms', visitor: 'nobody', path: '/terms', title: 'Terms of Use', shows: heading('Terms of Use') },
  {
    name: 'privacy',
    visitor: 'nobody',
    path: '/privacy',
    title: 'Privacy Policy',
    shows: heading('Privacy Policy'),
  },
  {
    name: 'refund-policy',
    visitor: 'nobody',
    path: '/refunds',
    title: 'Refund Policy',
    shows: heading('Refund Policy'),
  },
  {
    name: 'pack-expiration',
    visitor: 'nobody',
    path: '/pack-expiration',
    title: 'Pack Expiration Policy',
    shows: heading('Pack Expiration Policy'),
  },
  {
    name: 'visitor-menu',
    visitor: 'nobody',
    path: '/terms',
    title: 'Terms of Use',
    shows: heading('Terms of Use'),
    // Wide screens have its words in the bar.
    open: async (page) => {
      await appIsThere(page);
      const menu = button('Menu')(page);
      if (await menu.isVisible()) await menu.click();
    },
    darkPicture: true,
  },
  {
    name: 'prices',
    visitor: 'nobody',
    path: '/prices',
    title: 'Prices',
    shows: text('What happens to a credit'),
    darkPicture: true,
  },
  { name: 'log-in', visitor: 'nobody', path: '/login', title: 'Log in', shows: text('Demo logins') },
  { name: 'sign-up', visitor: 'nobody', path: '/signup', title: 'Sign up', shows: button('Create Account') },
  {
    name: 'forgot-password',
    visitor: 'nobody',
    path: '/forgot-password',
    title: 'Forgot password',
    shows: button('Send Reset Link'),
  },
  {
    name: 'reset-password',
    visitor: 'nobody',
    path: '/reset-password?token=from-a-mail',
    title: 'Reset password',
    shows: button('Reset Password'),
  },
  {
    name: 'unsubscribe',
    visitor: 'nobody',
    path: '/unsubscribe?token=from-a-mail',
    title: 'Unsubscribe',
    // Links in mails are signed: the server's answer is replaced, so that this one counts as valid.
    before: async (page) => {
      const data = { kind: 'messages.unread', email: 'l•••@haddad.example', byMail: true };
      await page.route('**/api/notifications/unsubscription*', (route) =>
        route.fulfill({ json: { success: true, data } }),
      );
    },
    shows: button('Switch Off These Mails'),
  },
  {
    name: 'confirm-email',
    visitor: 'nobody',
    path: '/confirm-email?token=from-a-mail',
    title: 'Confirm your e-mail',
    shows: button('Confirm E-Mail'),
  },
  {
    name: 'confirm-email-done',
    visitor: 'nobody',
    path: '/confirm-email?token=from-a-mail',
    title: 'Confirm your e-mail',
    // Links in mails are signed: the server's answer is replaced, so that this one counts as valid.
    before: async (page) => {
      const data = { alreadyConfirmed: false };
      await page.route('**/api/auth/confirm-email', (route) =>
        route.fulfill({ json: { success: true, data } }),
      );
    },
    shows: button('Confirm E-Mail'),
    open: press('Confirm E-Mail', heading('Your e-mail is confirmed')),
  },
  {
    name: 'new-email',
    visitor: 'nobody',
    path: '/new-email?token=from-a-mail',
    title: 'Confirm your new e-mail',
    shows: button('Use This E-Mail'),
  },
  {
    name: 'new-email-done',
    visitor: 'nobody',
    path: '/new-email?token=from-a-mail',
    title: 'Confirm your new e-mail',
    // Links in mails are signed: the server's answer is replaced, so that this one counts as valid.
    before: async (page) => {
      const data = { email: 'layla.haddad@studio.example' };
      await page.route('**/api/auth/new-email', (route) => route.fulfill({ json: { success: true, data } }));
    },
    shows: button('Use This E-Mail'),
    open: press('Use This E-Mail', heading('Your e-mail has changed')),
  },
  {
    name: 'not-found',
    visitor: 'nobody',
    path: '/nobody-was-here',
    title: 'Page not found',
    shows: heading('Oops! Page not found'),
    isMissing: true,
  },
  { name: 'admin-gate', visitor: 'nobody', path: '/admin', title: 'Admin', shows: button('Sign In') },
];
