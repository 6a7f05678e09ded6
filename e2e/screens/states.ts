/** States that are looked at in Arabic alone: in English the tests of their screens see them. */
import type { Page } from '@playwright/test';
import { briefSent, button, dialog, edit, heading, press, type Screen, text } from './screen.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const deal = { visitor: 'creator', path: '/deal/:deal', deal: briefSent, title: briefSent } as const;
const brandDeal = { ...deal, visitor: 'brand', path: '/brand-deal/:deal' } as const;
const profile = { visitor: 'newcomer', path: '/creator-profile', title: 'Creator Profile' } as const;

export const states: Screen[] = [
  {
    name: 'another-email',
    visitor: 'creator',
    path: '/account',
    title: 'Your account',
    shows: button('Change e-mail'),
    open: press('Change e-mail', dialog),
  },
  {
    name: 'quick-view',
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    shows: button('Quick view'),
    open: press('Quick view', dialog),
  },
  {
    ...brandDeal,
    name: 'withdraw-brief',
    shows: button('Withdraw Brief'),
    open: press('Withdraw Brief', question),
  },
  { ...deal, name: 'reject-deal', shows: button('Reject Deal'), open: press('Reject Deal', question) },
  {
    ...profile,
    name: 'refused-save',
    shows: button('Edit Profile'),
    open: async (page) => {
      await edit(page);
      await page.locator('[name=firstName]').fill('');
      await button('Save Changes')(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { ...deal, name: 'no-such-deal', path: '/deal/none', shows: heading('Deal Not Found') },
  {
    name: 'no-such-creator',
    visitor: 'nobody',
    path: '/creators/none',
    title: 'Creator not found',
    shows: text('This creator is not available.'),
  },
  {
    name: 'no-such-certificate',
    visitor: 'nobody',
    path: '/verify/NONE',
    title: 'Check a file',
    shows: text('Enter another code'),
  },
  {
    name: 'dead-confirmation',
    visitor: 'nobody',
    path: '/confirm-email?token=x',
    title: 'Confirm your e-mail',
    shows: button('Confirm E-Mail'),
    open: press('Confirm E-Mail', (page) => page.getByRole('alert').first()),
  },
];
