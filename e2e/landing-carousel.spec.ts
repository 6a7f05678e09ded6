/** A card's portfolio: videos play in place, and slides wrap at both ends (rules/creators#cards). */
import { appIsThere } from './app.ts';
import { expect, test } from './demo-test.ts';

test('a video plays and sounds on demand, and begins anew when it comes back', async ({ page }) => {
  await page.goto('/creators');
  await appIsThere(page);
  const portfolio = page.getByRole('region', { name: 'Portfolio of Priya Raman' });
  const button = (name: string) => portfolio.getByRole('button', { name, exact: true });
  const shown = (place: string) => portfolio.getByRole('listitem', { name: place });
  const count = await portfolio.getByRole('listitem', { includeHidden: true }).count();
  await button('Play').click();
  await expect(button('Pause')).toBeVisible();
  await button('Unmute').click();
  await expect(button('Mute')).toBeVisible();

  await button('Previous slide').click();
  await expect(shown(`${count} of ${count}`)).toBeVisible();
  await button('Next slide').click();
  await expect(shown(`1 of ${count}`)).toBeVisible();
  await expect(button('Play')).toBeVisible();
  await expect(button('Unmute')).toBeVisible();
});
