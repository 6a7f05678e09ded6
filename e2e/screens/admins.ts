/** What the admin sees. */
import type { Page } from '@playwright/test';
import { saidWithin } from './said.ts';
import { briefSent, button, heading, press, type Screen, seen, text } from './screen.ts';

/** Its name goes on with the number of the invoice, which begins so. */
const refundOf = (page: Page, number: string) =>
  page.getByRole('button', { name: saidWithin('Refund') }).filter({ hasText: number });

export const admins: Screen[] = [
  { name: 'admin', visitor: 'admin', path: '/admin', title: 'Admin', shows: text('Portfolio Items') },
  {
    name: 'admin-creators',
    visitor: 'admin',
    path: '/admin?tab=creators',
    title: 'Admin',
    shows: button('Unpublish'),
  },
  {
    name: 'admin-invite',
    visitor: 'admin',
    path: '/admin?tab=creators',
    title: 'Admin',
    shows: button('Unpublish'),
    open: press('Invite people', button('Create link')),
  },
  {
    name: 'admin-brands',
    visitor: 'admin',
    path: '/admin?tab=brands',
    title: 'Admin',
    shows: button('Delete'),
  },
  {
    name: 'admin-report',
    visitor: 'admin',
    path: '/admin?tab=moderation',
    title: 'Admin',
    shows: text('Kenji Watanabe'),
    open: async (page) => {
      await seen(text('Kenji Watanabe')(page)).click();
      await seen(button('Dealt With')(page)).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'admin-deals',
    visitor: 'admin',
    path: '/admin?tab=deals',
    title: 'Admin',
    shows: button('Delete'),
  },
  {
    name: 'admin-payouts',
    visitor: 'admin',
    path: '/admin?tab=payouts',
    title: 'Admin',
    shows: text('Marked as paid'),
  },
  {
    name: 'admin-case',
    visitor: 'admin',
    path: '/admin?tab=disputes',
    title: 'Admin',
    shows: (page) => page.getByRole('link', { name: 'A suite at first light' }),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'A suite at first light' })).click();
      await heading('A suite at first light')(page).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'admin-creator',
    visitor: 'admin',
    path: '/admin/creators/:creator',
    title: 'Admin',
    shows: text('Completeness'),
  },
  {
    name: 'admin-brand',
    visitor: 'admin',
    path: '/admin?tab=brands',
    title: 'Admin',
    shows: button('Delete'),
    open: async (page) => {
      await seen(page.getByRole('link', { name: 'Oasis Skin' })).click();
      await heading('Oasis Skin')(page).waitFor();
    },
  },
  {
    name: 'admin-deal',
    visitor: 'admin',
    path: '/admin/deals/:deal',
    deal: briefSent,
    title: 'Admin',
    shows: text('No comments yet.'),
    darkPicture: true,
  },
  {
    name: 'admin-deletion',
    visitor: 'admin',
    path: '/admin/creators/:creator',
    title: 'Admin',
    shows: text('Completeness'),
    open: press('Delete', (page) => text('What happens')(page)),
  },
  {
    name: 'admin-audit',
    visitor: 'admin',
    path: '/admin?tab=audit',
    title: 'Admin',
    shows: (page) => text('Signed in')(page).first(),
  },
  {
    name: 'admin-deals-filtered',
    visitor: 'admin',
    path: '/admin?tab=deals&status=COMPLETED&sort=budget&direction=desc',
    title: 'Admin',
    shows: button('Clear filters'),
  },
  {
    name: 'admin-figures',
    visitor: 'admin',
    path: '/admin?from=2026-01-01&to=2026-12-31',
    title: 'Admin',
    shows: text('Time to approve'),
  },
  {
    name: 'admin-money',
    visitor: 'admin',
    path: '/admin?tab=money',
    title: 'Admin',
    shows: button('Confirm'),
  },
  {
    name: 'admin-moderation',
    visitor: 'admin',
    path: '/admin?tab=moderation',
    title: 'Admin',
    shows: text('Send back with a reason'),
    darkPicture: true,
  },
  {
    name: 'admin-moderation-report',
    visitor: 'admin',
    path: '/admin?tab=moderation',
    title: 'Admin',
    shows: text('Send back with a reason'),
    open: async (page) => {
      await page.getByRole('button', { name: saidWithin('Reported profile') }).click();
      await button('Dealt With')(page).waitFor();
    },
  },
  {
    name: 'admin-refund',
    visitor: 'admin',
    path: '/admin?tab=money&movement=BOUGHT',
    title: 'Admin',
    shows: text('Ledger, all brands'),
    open: async (page) => {
      await seen(refundOf(page, 'PF-')).click();
      await page.getByLabel(saidWithin('Reason (the brand will read it)')).waitFor();
    },
  },
  {
    name: 'admin-month-refund',
    visitor: 'admin',
    path: '/admin?tab=money',
    title: 'Admin',
    shows: text('Paid creator subscriptions'),
    open: async (page) => {
      await seen(refundOf(page, 'SUB-')).click();
      await page.getByLabel(saidWithin('Reason (the creator will read it)')).waitFor();
    },
  },
  {
    name: 'admin-admins',
    visitor: 'admin',
    path: '/admin?tab=admins',
    title: 'Admin',
    shows: button('Add admin'),
  },
  ...(
    [
      ['market', 'In English'],
      ['look', 'Accent'],
      ['legal', 'Tax number (TRN)'],
      ['money', 'Account holder'],
      ['projects', 'Dirhams per dollar'],
      ['moderation', 'Approve profiles before they are public'],
      ['integrations', 'E-invoice provider'],
    ] as const
  ).map(([part, shown]) => ({
    name: `admin-settings-${part}`,
    visitor: 'admin' as const,
    path: `/admin?tab=settings&part=${part}`,
    title: 'Admin',
    shows: text(shown),
  })),
  {
    name: 'admin-health',
    visitor: 'admin',
    path: '/admin?tab=health',
    title: 'Admin',
    shows: (page) => text('Release history')(page),
  },
];
