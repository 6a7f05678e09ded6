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

for (const [begin, code, search, licensed] of [
  ['', 'Certificate code', 'Look up', 'Valid since'],
  ['/ar', 'رمز الشهادة', 'بحث', 'سارية منذ'],
] as const) {
  test(`a certificate is found by its code at ${begin}/verify`, async ({ page, demo }) => {
    const address = await demo.addressOf({
      path: '/verify/:code',
      visitor: 'nobody',
      deal: 'Cleanser texture library',
    });
    await page.goto(`${demo.baseUrl}${begin}/verify`);
    await page.getByLabel(code).fill('7KQ4');
    await page.getByRole('button', { name: search }).click();
    await expect(page.getByLabel(code)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(code).fill(address.split('/').at(-1)?.toLowerCase() ?? '');
    await page.getByRole('button', { name: search }).click();
    await expect(page.getByText(licensed, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

for (const { path, title, shows } of [
  { path: '/prices', title: 'Prices', shows: 'What happens to a credit' },
  { path: '/ar/prices', title: 'الأسعار', shows: 'مسار الرصيد' },
  { path: '/castings', title: 'Castings', shows: 'Find Creators' },
  { path: '/verify', title: 'Check a file', shows: 'How it works' },
]) {
  test(`${path} can be read, has its picture, and leads on at every width`, async ({ page, demo }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(demo.baseUrl + path);
      await expect(page).toHaveTitle(`${title} · Briefcast`);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const bar = page.getByRole('banner');
      for (const place of ['/creators', '/castings', '/prices', '/login', '/signup'])
        await expect(
          bar.locator(`a[href*="${place}"]:not([hreflang])`).filter({ visible: true }),
        ).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
