/** A submitted deal as its brand reviews it: the page, and a video, a picture and two versions in the review room. */
import type { DealFile } from '@briefcast/contract';
import type { Locator, Page } from '@playwright/test';
import { said } from './said.ts';
import { button, changed, dialog, press, type Screen, seen } from './screen.ts';

export const submittedToBrand = 'Overnight mask, honest seven-day diary';
const submitted = { visitor: 'brand', path: '/brand-deal/:deal', deal: submittedToBrand } as const;

/** The label of a file's link into the room: beside it in a list, and on the file under review. */
const wayTo = (name: string) => said(`Watch ${name}`, `View ${name}`, `Open the review room: ${name}`);
/** Opens a file of the deal in the review room, and waits for its content. */
const watch = (name: string, shows: (page: Page) => Locator) => async (page: Page) => {
  await seen(page.getByRole('link', { name: wayTo(name) })).click();
  await shows(page).waitFor();
};

/** The two pictures of the submitted deal as versions of one file; in the demo they are separate files. */
const asVersions = changed('**/api/deals/*', (data: { deal?: { files: DealFile[] } }) => {
  const frames = data.deal?.files.filter(({ originalName }) => originalName.startsWith('story-frames')) ?? [];
  const stackId = frames[0]?.id;
  frames.forEach((file, index) => {
    Object.assign(file, { stackId, version: index + 1 });
  });
  return data;
});

export const rooms: Screen[] = [
  {
    name: 'review-room',
    ...submitted,
    title: submittedToBrand,
    shows: button('Approve'),
    darkPicture: true,
  },
  {
    name: 'film-room',
    ...submitted,
    title: 'day-seven-take-3.mp4',
    shows: button('Approve'),
    open: async (page) => {
      const original = button('Play the original')(page);
      const position = page.getByRole('slider', { name: said('Position') });
      await watch('day-seven-take-3.mp4', () => position.or(original))(page);
      // The playing forms of the demo's videos are made after its start, one after the other.
      if (await original.isVisible()) await original.click();
      await position.waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'picture-room',
    ...submitted,
    title: 'story-frames-v2.jpg',
    shows: button('Approve'),
    open: async (page) => {
      await button('story-frames-v2.jpg')(page).click();
      await watch('story-frames-v2.jpg', (room) => room.getByRole('img', { name: 'story-frames-v2.jpg' }))(
        page,
      );
    },
  },
  {
    name: 'compare-versions',
    ...submitted,
    title: 'story-frames',
    before: asVersions,
    shows: button('Approve'),
    open: async (page) => {
      await button('story-frames-v2.jpg')(page).click();
      await seen(page.getByRole('link', { name: wayTo('story-frames-v2.jpg') })).click();
      await page.waitForURL(/\/review\//);
      // The link differs between a desktop and a phone.
      await page.goto(`${page.url().replace(/\?.*/, '')}/compare`);
      await page.getByRole('radio', { name: said('Wipe') }).waitFor();
    },
    darkPicture: true,
  },
  {
    name: 'request-revision',
    ...submitted,
    title: submittedToBrand,
    shows: button('Request Revision'),
    open: press('Request Revision', dialog),
  },
];
