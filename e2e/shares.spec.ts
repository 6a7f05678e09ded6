/**
 * A link that shows a picture to a person without an account: created, opened with its password, commented
 * on, turned off.
 */

import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { accessibilityFaults, accessibilityRules } from './accessibility.ts';
import { signInAs } from './accounts.ts';
import { addFile, move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { commentCard, drawAcross, writeComment } from './room.ts';

const faultsOf = (page: Page) =>
  accessibilityFaults(page, { runOnly: { type: 'tag', values: accessibilityRules } });

test('a guest with the link and its password comments, until the brand ends it', { tag: quickTag }, async ({
  browser,
  baseURL,
}) => {
  const options = { ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' as const, locale: 'en-US' };
  const brand = await (await browser.newContext(options)).newPage();
  const guest = await (await browser.newContext(options)).newPage();
  const parties = await newParties(brand);
  const dealId = await newBrief(brand, parties, 'Winter barrier serum');
  await move(brand, parties.creator, dealId, 'ACCEPTED');
  const fileId = await addFile(brand, parties.creator, dealId, 'morning-routine.png');
  await signInAs(brand, parties.brand);

  await brand.goto(`/review/${dealId}/${fileId}`);
  await brand.getByRole('button', { name: 'Share for a look' }).click();
  const dialog = brand.getByRole('dialog', { name: 'Share for a look' });
  await dialog.getByText('Settings').click();
  await dialog.getByLabel('For whom').fill('Retail team');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('dune-lantern-41');
  await dialog.getByLabel('They may').selectOption('Watch and comment');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByText(/\/l\/[\w-]{43}$/).textContent();
  await brand.keyboard.press('Escape');

  await test.step('a wrong password opens nothing, the right one the room', async () => {
    await guest.goto(new URL(address ?? '').pathname);
    await guest.getByLabel('Your name').fill('Dana Khalil');
    await guest.getByRole('textbox', { name: 'Password' }).fill('dune-lantern-14');
    await guest.getByRole('button', { name: 'Watch' }).click();
    await expect(guest.getByText('Wrong password.')).toBeVisible();
    await guest.getByRole('textbox', { name: 'Password' }).fill('dune-lantern-41');
    await guest.getByRole('button', { name: 'Watch' }).click();
    await expect(guest.getByText('Oasis Skin asks for a look')).toBeVisible();
  });

  await test.step('what the guest draws and writes is on the brand’s screen, and the answer on theirs', async () => {
    await guest.getByRole('button', { name: 'Rectangle (R)' }).click();
    await drawAcross(guest, guest.getByRole('button', { name: /^Draw here/ }));
    await writeComment(guest, 'The logo is cut here.');
    await expect(guest.getByText('Drawing: rectangle')).toBeVisible();
    expect(await faultsOf(guest)).toEqual([]);
    const seen = commentCard(brand, 1);
    await expect(seen.getByText('The logo is cut here.')).toBeVisible();
    await expect(seen.getByText('Dana Khalil')).toBeVisible();
    await seen.getByRole('button', { name: 'Reply' }).click();
    await seen.getByRole('textbox').fill('We look into it.');
    await seen.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByText('We look into it.')).toBeVisible();
  });

  await test.step('the guest’s page says at once that the link was turned off', async () => {
    await brand.getByRole('button', { name: 'Share for a look' }).click();
    await brand.getByRole('button', { name: 'Turn off the link for Retail team' }).click();
    await expect(guest.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(await faultsOf(guest)).toEqual([]);
  });
});
