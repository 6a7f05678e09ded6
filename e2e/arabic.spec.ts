/** Arabic names and texts on pages in another language. */
import { adminToken, callAs, newAccount } from './accounts.ts';
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
