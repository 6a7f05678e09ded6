/** What people see whose browser runs no scripts. */
import { expect, test } from './demo-test.ts';

test.use({ javaScriptEnabled: false });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the cards of the directory show their pictures at ${width}`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${demo.baseUrl}/creators`);
    const cards = page.getByRole('list', { name: 'Creators' }).getByRole('article');
    await expect(cards.first()).toBeInViewport();
    for (const card of (await cards.all()).slice(0, 2)) {
      const frame = card.locator('.frame');
      const picture = frame.locator('li img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toBeVisible();
      // Nothing covers it: neither a video with the browser's own controls nor buttons without a function.
      await expect(frame.locator('video, button').filter({ visible: true })).toHaveCount(0);
      const shown = await picture.boundingBox();
      expect(shown?.width).toBeGreaterThan(100);
    }
  });
}
