/** The pages of accounts: the way in, what mails about an account lead to, and one's own account. */
import { m } from '@briefcast/i18n/messages';
import { type Pages, stillContent } from '../../lib/page.ts';
import { aboutLogin, aboutSignUp } from './about-accounts.ts';

export const pages = {
  login: {
    whose: 'guests',
    layout: 'header',
    load: () => import('./login.tsx'),
    content: import.meta.env.SSR && stillContent(aboutLogin),
  },
  signup: {
    whose: 'guests',
    layout: 'header',
    load: () => import('./signup.tsx'),
    content: import.meta.env.SSR && stillContent(aboutSignUp),
  },
  forgotPassword: {
    whose: 'guests',
    layout: 'header',
    load: () => import('./forgot-password.tsx'),
  },
  resetPassword: {
    whose: 'guests',
    layout: 'header',
    load: () => import('./reset-password.tsx'),
  },
  confirmEmail: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./confirm-email.tsx'),
  },
  newEmail: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./new-email.tsx'),
  },
  unsubscribe: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./unsubscribe.tsx'),
  },
  account: {
    whose: 'both',
    load: () => import('./account/account.tsx'),
    frame: import.meta.env.SSR && {
      title: m.own_title,
      subtitle: m.own_subtitle,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
      width: 'mx-auto max-w-[940px]',
    },
  },
} satisfies Pages;
