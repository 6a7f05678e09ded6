/** Castings, as brands, creators and people without an account see them. */
import type { Page } from '@playwright/test';
import { saidWithin } from './said.ts';
import { button, dialog, heading, link, type Screen, seen, text } from './screen.ts';

/** Castings of the demo, by their titles: one of the brand, and one that the creator has not applied to. */
const own = 'Three faces, one barrier serum';
const notAppliedTo = 'One bag, desk to dinner';

/** From a list to the casting of this title. */
const toCasting = (title: string): Pick<Screen, 'title' | 'shows' | 'open'> => ({
  title,
  shows: link(title),
  open: async (page) => {
    await seen(link(title)(page)).click();
    await heading(title)(page).waitFor();
  },
});

/** From the brand's list to three of those who applied, beside one another. */
async function toComparison(page: Page): Promise<void> {
  await toCasting(own).open?.(page);
  for (const name of ['Amara Nwosu', 'Hana Seo', 'Sofia Marchetti'])
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('checkbox', { name: saidWithin('Compare') })
      .click();
  await link('Compare 3')(page).click();
  await heading('Compare 3 applicants')(page).waitFor();
}

export const castings: Screen[] = [
  {
    name: 'castings',
    visitor: 'creator',
    path: '/castings',
    title: 'Castings',
    shows: link(own),
    darkPicture: true,
  },
  {
    name: 'castings-guest',
    visitor: 'nobody',
    path: '/castings',
    title: 'Castings',
    shows: link(own),
  },
  {
    name: 'castings-nothing-found',
    visitor: 'creator',
    path: '/castings?search=nothingofthisname',
    title: 'Castings',
    shows: text('No castings found'),
  },
  {
    name: 'casting',
    visitor: 'creator',
    path: '/castings',
    ...toCasting(notAppliedTo),
  },
  {
    name: 'casting-apply',
    visitor: 'creator',
    path: '/castings',
    title: notAppliedTo,
    shows: link(notAppliedTo),
    open: async (page) => {
      await toCasting(notAppliedTo).open?.(page);
      await seen(button('Apply')(page)).click();
      await dialog(page).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'my-applications',
    visitor: 'creator',
    path: '/my-applications',
    title: 'My applications',
    shows: link(own),
  },
  {
    name: 'my-castings',
    visitor: 'brand',
    path: '/my-castings',
    title: 'Castings',
    shows: link(own),
  },
  {
    name: 'my-casting',
    visitor: 'brand',
    path: '/my-castings',
    ...toCasting(own),
    darkPicture: true,
  },
  {
    name: 'compare-applicants',
    visitor: 'brand',
    path: '/my-castings',
    title: 'Compare applicants',
    shows: link(own),
    open: toComparison,
    darkPicture: true,
  },
  {
    name: 'compare-applicants-hidden',
    visitor: 'brand',
    path: '/my-castings',
    title: 'Compare applicants',
    shows: link(own),
    open: async (page) => {
      await toComparison(page);
      await page.getByRole('switch', { name: saidWithin('Hide names and prices') }).click();
      await page.getByRole('heading', { name: 'Amara Nwosu' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'post-casting',
    visitor: 'brand',
    path: '/my-castings/new',
    title: 'Post a casting',
    shows: heading('Post a casting'),
  },
  {
    name: 'admin-castings',
    visitor: 'admin',
    path: '/admin?tab=castings',
    title: 'Admin',
    shows: text(own),
  },
];
