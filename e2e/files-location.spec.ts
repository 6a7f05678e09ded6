/** A file with its location in the metadata: its uploader is told, and removes it; nobody else learns of it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Account, signInAs } from './accounts.ts';
import { move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const told = 'This file says where it was taken.';

/** A picture as a phone takes it, with its location. */
const taken = async () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8aa39b' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLongitude: '55/1 16/1 0/1' } })
    .toBuffer();

async function upload(page: Page, who: Account, dealId: string, name: string) {
  const answer = await page.request.post(`/api/files/upload/${dealId}`, {
    headers: { authorization: `Bearer ${who.token}` },
    multipart: { file: { name, mimeType: 'image/jpeg', buffer: await taken() } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('the creator is told, and takes it out', async ({ page }) => {
  const parties = await newParties(page);
  const dealId = await newBrief(page, parties, 'Balcony morning');
  await move(page, parties.creator, dealId, 'ACCEPTED');
  await upload(page, parties.creator, dealId, 'balcony.jpg');
  await upload(page, parties.brand, dealId, 'studio.jpg');

  await signInAs(page, parties.creator);
  await page.goto(`/deal/${dealId}`);
  await expect(page.getByText(told)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove location from balcony.jpg' }).click();
  await expect(page.getByText('Location removed')).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});
