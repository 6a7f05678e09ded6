/** Arabic names and texts on pages in another language, and the way from one language to the other. */
import { adminToken, callAs, newAccount, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('a creator who writes Arabic is set in the faces for it, with joined letters and room for them', async ({
  page,
}) => {
  const creator = await newAccount(page, { firstName: 'ليلى', lastName: 'المنصوري' });
  await callAs(page, creator.token, 'PUT', '/api/users/profile', {
    bio: 'أصوّر روتين العناية بالبشرة في ضوء الصباح الحقيقي.',
  });
  await callAs(
    page,
    await adminToken(page),
    'POST',
    `/api/admin/creators/${creator.user.id}/toggle-publish`,
    {
      isPublished: true,
    },
  );
  await page.goto(`/creators/${creator.user.id}`);
  const heading = page.getByRole('heading', { level: 1, name: 'ليلى المنصوري' });
  await expect(heading).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toEqual(expect.arrayContaining(['Alexandria', 'Vazirmatn']));
  const name = await heading.locator('bdi').evaluate((element) => {
    const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
    return { letterSpacing, lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) };
  });
  expect(['normal', '0px']).toContain(name.letterSpacing);
  expect(name.lines).toBeCloseTo(1.4);
});

test('a visitor stays in the language of the link, and goes to the same page in the other by the switch', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ locale: 'ar-AE', baseURL: baseURL ?? '' });
  await page.goto('/creators?q=serum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const toArabic = page.getByRole('banner').getByRole('link', { name: 'العربية' });
  await expect(toArabic).toHaveAttribute('href', '/ar/creators?q=serum');
  await toArabic.click();
  await expect(page).toHaveURL('/ar/creators?q=serum');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Links of the page stay in its language.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/ar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.close();
});

test('whoever is signed in keeps the language that they chose, for pages and for mails', async ({
  page,
  mailsTo,
}) => {
  const brand = await newAccount(page, { companyName: 'Falaj Hotels' });
  await signInAs(page, brand);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  // An English address leads to the same page in Arabic.
  await page.goto('/team?a=1');
  await expect(page).toHaveURL('/ar/team?a=1');
  await page.request.post('/api/auth/forgot-password', {
    data: { email: brand.email },
    headers: { 'accept-language': 'en' },
  });
  await expect.poll(() => mailsTo(brand.email).at(-1)).toContain('/ar/reset-password?token=');
  // And back, by the account's own page.
  await page.goto('/ar/account');
  await page.getByRole('combobox').selectOption('en');
  await expect(page).toHaveURL('/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
