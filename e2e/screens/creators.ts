/** What a creator sees. */
import type { Page } from '@playwright/test';
import { said, saidOf, saidWithin } from './said.ts';
import { briefSent, button, changed, dialog, edit, link, type Screen, seen, text } from './screen.ts';
import { subscriptions } from './subscriptions.ts';

const creatorProfileTabs = [
  { name: 'creator-profile', path: '/creator-profile' },
  { name: 'creator-profile-pricing', path: '/creator-profile?tab=pricing' },
  { name: 'creator-profile-portfolio', path: '/creator-profile?tab=portfolio' },
];

/** An upload of 240 MB that began on another device, with so many of its 29 parts. */
const begunUpload = (dealId: string, name: string, parts: number) => ({
  id: name === 'still.jpg' ? '01900000-0000-7000-8000-000000000051' : '01900000-0000-7000-8000-000000000050',
  dealId,
  name,
  size: 240_000_000,
  partSize: 8 * 1024 ** 2,
  parts: 29,
  received: Array.from({ length: parts }, (_, index) => index + 1),
  deliverableId: null,
  replaces: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
});

/** Their names go on with the project. */
const moreTime = (page: Page) => page.getByRole('button', { name: saidWithin('Offer More Time') });
const toCase = (page: Page) => page.getByRole('button', { name: saidWithin('See the case') });

export const creators: Screen[] = [
  {
    name: 'creator-dashboard',
    visitor: 'creator',
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    shows: text(briefSent),
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
  },
  {
    name: 'deal-brief-sent',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: briefSent,
    title: briefSent,
    shows: link('Accept Deal'),
  },
  {
    name: 'accept-deal',
    visitor: 'creator',
    path: '/deal/:deal/accept',
    deal: briefSent,
    title: 'Before you accept',
    shows: (page) => page.getByRole('button', { name: saidOf('Accept for') }),
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
    name: 'lightbox',
    visitor: 'creator',
    path: '/creator-profile?tab=portfolio',
    title: 'Creator Profile',
    shows: button('Edit Profile'),
    open: async (page) => {
      await page
        .getByRole('button', { name: saidOf('View') })
        .first()
        .click();
      await dialog(page)
        .getByRole('button', { name: said('Play') })
        .waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'lightbox-picture',
    visitor: 'creator',
    path: '/creator-profile?tab=portfolio',
    title: 'Creator Profile',
    shows: button('Edit Profile'),
    open: async (page) => {
      await button('View Amber serum, still')(page).click();
      await dialog(page).getByRole('img', { name: 'Amber serum, still' }).waitFor();
    },
  },
  {
    name: 'toast',
    visitor: 'creator',
    path: '/creator-profile',
    title: 'Creator Profile',
    shows: button('Edit Profile'),
    open: async (page) => {
      await button('Copy link')(page).click();
      // It stays while the focus is in it.
      await button('Dismiss notification')(page).focus();
    },
  },
  {
    name: 'uploads',
    visitor: 'creator',
    // The deal of the uploads below.
    path: '/uploads#:deal',
    deal: 'Cold-brew in four pours',
    title: 'Uploads',
    before: (page) =>
      changed('**/api/uploads', () => {
        const dealId = new URL(page.url()).hash.slice(1);
        return {
          uploads: [begunUpload(dealId, 'cold-brew-v2.mp4', 19), begunUpload(dealId, 'still.jpg', 0)],
        };
      })(page),
    shows: text('cold-brew-v2.mp4'),
    darkPicture: true,
  },
  {
    name: 'money',
    visitor: 'creator',
    path: '/money',
    title: 'Money',
    shows: text('open for 4 projects'),
    darkPicture: true,
  },
  {
    name: 'bank-details',
    visitor: 'creator',
    path: '/money?tab=bank',
    title: 'Money',
    shows: text('Who sees it, and when'),
    darkPicture: true,
  },
  ...subscriptions,
  {
    name: 'account',
    visitor: 'creator',
    path: '/account',
    title: 'Your account',
    shows: (page) => text('This device')(page),
    darkPicture: true,
  },
  {
    name: 'renew-right',
    visitor: 'creator',
    path: '/rights',
    title: 'Rights',
    shows: moreTime,
    open: async (page) => {
      await seen(moreTime(page)).click();
      await dialog(page).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'deal-addition',
    visitor: 'creator',
    path: '/deal/:deal',
    deal: 'Hammam weekend, one suitcase',
    title: 'Hammam weekend, one suitcase',
    shows: text('Falaj Hotels proposes an addition'),
    darkPicture: true,
  },
  {
    name: 'case',
    visitor: 'creator',
    path: '/money',
    title: 'Money',
    shows: toCase,
    open: async (page) => {
      await seen(toCase(page)).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'rights',
    visitor: 'creator',
    path: '/rights',
    title: 'Rights',
    shows: text('In your calendar'),
    darkPicture: true,
  },
  {
    name: 'notification-settings',
    visitor: 'creator',
    path: '/settings/notifications',
    title: 'Notification settings',
    shows: text('Tell me about'),
    darkPicture: true,
  },
  {
    name: 'confirm-notice',
    visitor: 'newcomer',
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    // Everybody in the demo has confirmed their e-mail.
    before: async (page) => {
      await page.route('**/api/auth/me', async (route) => {
        const answer = await route.fetch();
        const { data, ...rest } = (await answer.json()) as { data: { user: object } };
        const user = { ...data.user, emailConfirmed: false };
        await route.fulfill({ response: answer, json: { ...rest, data: { user } } });
      });
    },
    shows: (page) => page.getByRole('region', { name: said('Confirm your e-mail') }),
    darkPicture: true,
  },
  {
    name: 'call-sheet-creator',
    visitor: 'newcomer',
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    shows: (page) => page.getByText(said('Publish your profile')).first(),
    darkPicture: true,
  },
  {
    name: 'creator-profile-incomplete',
    visitor: 'newcomer',
    path: '/creator-profile',
    title: 'Creator Profile',
    shows: text('Complete Your Profile to Get Published'),
  },
  {
    name: 'creator-profile-waiting',
    visitor: 'waiting',
    path: '/creator-profile',
    title: 'Creator Profile',
    shows: text('Your profile is waiting for approval'),
    darkPicture: true,
  },
  {
    name: 'creator-profile-sent-back',
    visitor: 'sentBack',
    path: '/creator-profile',
    title: 'Creator Profile',
    shows: text('Your changes were sent back'),
    darkPicture: true,
  },
];
