/** Castings, as brands, creators and people without an account see them. */
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

export const castings: Screen[] = [
  {
    name: 'castings',
    visitor: 'creator',
    path: '/castings',
    title: 'Castings',
    shows: link(own),
    mirrored: true,
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
    mirrored: true,
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
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'my-applications',
    visitor: 'creator',
    path: '/my-applications',
    title: 'My applications',
    shows: link(own),
    mirrored: true,
  },
  {
    name: 'my-castings',
    visitor: 'brand',
    path: '/my-castings',
    title: 'Castings',
    shows: link(own),
    mirrored: true,
  },
  {
    name: 'my-casting',
    visitor: 'brand',
    path: '/my-castings',
    ...toCasting(own),
    mirrored: true,
    darkPicture: true,
  },
  {
    name: 'post-casting',
    visitor: 'brand',
    path: '/my-castings/new',
    title: 'Post a casting',
    shows: heading('Post a casting'),
    mirrored: true,
  },
  {
    name: 'admin-castings',
    visitor: 'admin',
    path: '/admin?tab=castings',
    title: 'Admin',
    shows: text(own),
  },
];
