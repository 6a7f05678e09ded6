/** Every screen in the states worth looking at: what the checks visit, and what pictures are taken of. */
import type { Locator, Page } from '@playwright/test';

/** In whose browser a screen is opened. */
export type Visitor = 'nobody' | 'brand' | 'creator' | 'newcomer' | 'admin';

export interface Screen {
  /** Of the check and of the picture's file. */
  name: string;
  visitor: Visitor;
  /** `:deal` and `:creator` stand for ids. */
  path: string;
  /** The title of the deal that `:deal` stands for. */
  deal?: string;
  /** How the tab is named, before the product's name. */
  title: string;
  /** What is arranged before it is opened. */
  before?: (page: Page) => Promise<void>;
  /** Is there once the screen has what it shows. */
  shows: (page: Page) => Locator;
  /** What is done then, to see the state that is meant. */
  open?: (page: Page) => Promise<void>;
  /** The address does not exist, and the server says so too. */
  isMissing?: true;
  /** Mirrored for scripts that are written from right to left, nothing sticks out either. */
  mirrored?: true;
  /** Its picture is taken in the dark as well. */
  darkPicture?: true;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words);

/** The first that can be seen: wide and narrow pages have parts that the other one hides. */
const seen = (locator: Locator) => locator.filter({ visible: true }).first();

/** Presses a button and waits for what it opens. */
const press = (name: string, opened: (page: Page) => Locator) => async (page: Page) => {
  await seen(button(name)(page)).click();
  await opened(page).waitFor();
};
const dialog = (page: Page) => page.getByRole('dialog');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
const edit = press('Edit Profile', button('Save Changes'));

const submittedToBrand = 'Overnight mask, honest seven-day diary';
const sentBackByBrand = 'Cloud cleanser, before coffee';
const briefSent = 'Winter barrier serum: three-step morning routine';

const guests: Screen[] = [
  {
    name: 'landing',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: (page) => page.getByRole('article'),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'auth-dialog-log-in',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: button('Browse Creators'),
    open: press('Browse Creators', dialog),
  },
  {
    name: 'auth-dialog-sign-up',
    visitor: 'nobody',
    path: '/',
    title: 'Briefcast',
    shows: button('Sign up for free'),
    open: press('Sign up for free', dialog),
  },
  {
    name: 'creators',
    visitor: 'nobody',
    path: '/creators',
    title: 'Find Creators',
    shows: (page) => page.getByRole('article'),
    mirrored: true,
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
    mirrored: true,
  },
  { name: 'terms', visitor: 'nobody', path: '/terms', title: 'Terms of Use', shows: heading('Terms of Use') },
  {
    name: 'privacy',
    visitor: 'nobody',
    path: '/privacy',
    title: 'Privacy Policy',
    shows: heading('Privacy Policy'),
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
    // Links of mails are signed: this one is taken for good.
    before: async (page) => {
      const data = { kind: 'messages.unread', email: 'l•••@haddad.example', byMail: true };
      await page.route('**/api/notifications/unsubscription*', (route) =>
        route.fulfill({ json: { success: true, data } }),
      );
    },
    shows: button('Switch Off These Mails'),
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

const brandProfileTabs = [
  { name: 'brand-profile', path: '/brand-profile' },
  { name: 'brand-profile-guidelines', path: '/brand-profile?tab=guidelines' },
  { name: 'brand-profile-audience', path: '/brand-profile?tab=audience' },
  { name: 'brand-profile-content', path: '/brand-profile?tab=content' },
];

const brands: Screen[] = [
  {
    name: 'brand-dashboard',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: text(submittedToBrand),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'notifications',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: bell,
    open: async (page) => {
      await bell(page).click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'send-brief',
    visitor: 'brand',
    path: '/creators',
    title: 'Find Creators',
    shows: (page) => page.getByRole('button', { name: 'Send Brief' }),
    open: async (page) => {
      await seen(page.getByRole('button', { name: 'Send Brief' })).click();
      await dialog(page).getByLabel('Project Title').waitFor();
    },
  },
  {
    name: 'review-room',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: submittedToBrand,
    title: submittedToBrand,
    shows: button('Approve'),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'request-revision',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: submittedToBrand,
    title: submittedToBrand,
    shows: button('Request Revision'),
    open: press('Request Revision', dialog),
  },
  {
    name: 'brand-deal-revision',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: sentBackByBrand,
    title: sentBackByBrand,
    shows: text('Review Content'),
  },
  {
    name: 'brand-deal-brief-sent',
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: briefSent,
    title: briefSent,
    shows: heading(briefSent),
  },
  ...brandProfileTabs.flatMap(({ name, path }): Screen[] => {
    const shown = { path, visitor: 'brand', title: 'Brand Profile', shows: button('Edit Profile') } as const;
    return [
      { ...shown, name },
      { ...shown, name: `${name}-edit`, open: edit },
    ];
  }),
];

const creatorProfileTabs = [
  { name: 'creator-profile', path: '/creator-profile' },
  { name: 'creator-profile-pricing', path: '/creator-profile?tab=pricing' },
  { name: 'creator-profile-portfolio', path: '/creator-profile?tab=portfolio' },
];

const creators: Screen[] = [
  {
    name: 'creator-dashboard',
    visitor: 'creator',
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    shows: text(briefSent),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'deal-submitted',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: 'Refill pouch in thirty seconds',
    title: 'Refill pouch in thirty seconds',
    shows: text('Submitted Content'),
  },
  {
    name: 'deal-revision',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: 'Cold-brew in four pours',
    title: 'Cold-brew in four pours',
    shows: text('Submitted Content'),
    mirrored: true,
  },
  {
    name: 'deal-brief-sent',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: briefSent,
    title: briefSent,
    shows: button('Accept Deal'),
  },
  ...creatorProfileTabs.flatMap(({ name, path }): Screen[] => {
    const shown = {
      path,
      visitor: 'creator',
      title: 'Creator Profile',
      shows: button('Edit Profile'),
    } as const;
    return [
      { ...shown, name },
      { ...shown, name: `${name}-edit`, open: edit },
    ];
  }),
  {
    name: 'notification-settings',
    visitor: 'creator',
    path: '/settings/notifications',
    title: 'Notification settings',
    shows: (page) => page.getByRole('switch', { name: 'A new brief In the app' }),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'creator-profile-incomplete',
    visitor: 'newcomer',
    path: '/creator-profile',
    title: 'Creator Profile',
    shows: text('Complete Your Profile to Get Published'),
  },
];

const admins: Screen[] = [
  { name: 'admin', visitor: 'admin', path: '/admin', title: 'Admin', shows: text('Portfolio Items') },
  {
    name: 'admin-creators',
    visitor: 'admin',
    path: '/admin?tab=creators',
    title: 'Admin',
    shows: button('Unpublish'),
    mirrored: true,
  },
  {
    name: 'admin-brands',
    visitor: 'admin',
    path: '/admin?tab=brands',
    title: 'Admin',
    shows: button('Delete'),
  },
  {
    name: 'admin-deals',
    visitor: 'admin',
    path: '/admin?tab=deals',
    title: 'Admin',
    shows: button('Delete'),
  },
];

export const screens: readonly Screen[] = [...guests, ...brands, ...creators, ...admins];

/** Opens a screen in the state that is meant. */
export async function openScreen(page: Page, screen: Screen, address: string): Promise<void> {
  await screen.before?.(page);
  await page.goto(address);
  await seen(screen.shows(page)).waitFor();
  await screen.open?.(page);
}
