/** Pages that came with their content, once they work. */
import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken the page over: what only it can show is there. */
export const appIsThere = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

/** Follows a link of the landing page, which opens a dialog over it once the app is there. */
export const openFromLanding = (name: string) => async (page: Page) => {
  await appIsThere(page);
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
