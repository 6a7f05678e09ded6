/** What somebody sees whose browser runs no script. */
import { expect, test } from './demo-test.ts';

test.use({ javaScriptEnabled: false });

test('the cards of the directory show their pictures', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${demo.baseUrl}/creators`);
  const frames = page.getByRole('list', { name: 'Creators' }).getByRole('article').locator('.frame');
  for (const frame of (await frames.all()).slice(0, 2)) {
    const picture = frame.locator('li img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(picture).toBeVisible();
    // Nothing lies over it: neither a film with the browser's own controls nor buttons that do nothing.
    await expect(frame.locator('video, button').filter({ visible: true })).toHaveCount(0);
  }
});
