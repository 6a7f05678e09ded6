/** Waits until a server-rendered page has been hydrated. */
import { expect, type Page } from '@playwright/test';
import { said } from './screens/said.ts';

/** Waits until the app has hydrated the page: an element that only the app renders is there. */
export const appIsThere = (page: Page) =>
  expect(page.getByRole('region', { name: said('Notifications') })).toBeAttached();

/** Follows a link of the landing page, which opens a dialog once the app is ready. */
export const openFromLanding = (name: string) => async (page: Page) => {
  await appIsThere(page);
  await page
    .getByRole('link', { name: said(name) })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};
