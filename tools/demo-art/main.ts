/**
 * Makes the pictures, films, logos and documents of the demo marketplace, and the landing page's art, or only the
 * files with the given word in their path. What it makes is committed.
 */
import { chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../../scripts/lib/chromium.mjs';
import { hasPoster, posterOf } from '../demo/film-measures.ts';
import { isWatched, openFormMaker } from '../demo/watchable.ts';
import { openPages, type Pages } from './browser-pages.ts';
import { type CastName, cast } from './drawings/cast.ts';
import { guidelines } from './drawings/guidelines.ts';
import { logos } from './drawings/logos.ts';
import { clearFolders, mediaFolder } from './folders.ts';
import { makeFilm, makePoster } from './make-films.ts';
import { makeAvatar, makeLandingPicture, makeLogo, makePhoto, makePhotoPoster } from './make-pictures.ts';
import { dealRecipes } from './recipes/deals.ts';
import { landingPictures } from './recipes/landing.ts';
import { portfolioRecipes } from './recipes/portfolios.ts';

/** A file that can be made, by the path that the given word is looked for in. */
interface Job {
  file: string;
  make: () => Promise<void>;
}

function allJobs(pages: Pages): Job[] {
  const drawings = Object.entries({ ...portfolioRecipes, ...dealRecipes });
  const films = drawings.filter(([file]) => file.endsWith('.mp4'));
  const photos = drawings.filter(([file]) => !file.endsWith('.mp4'));
  const names = Object.keys(cast) as CastName[];
  const makeForms = openFormMaker(mediaFolder);
  return [
    ...names.map((name) => {
      const file = `creators/${name}/avatar.webp`;
      return { file, make: () => makeAvatar(file, name) };
    }),
    ...Object.entries(logos).map(([file, svg]) => ({ file, make: () => makeLogo(file, svg) })),
    ...Object.entries(landingPictures).map(([name, picture]) => ({
      file: `landing/${name}`,
      make: () => makeLandingPicture(name, picture),
    })),
    ...Object.entries(guidelines).map(([file, brand]) => ({
      file,
      make: () => pages.makeGuideline(file, brand),
    })),
    ...photos.map(([file, recipe]) => ({ file, make: () => makePhoto(file, recipe) })),
    ...photos
      .filter(([file]) => hasPoster(file))
      .map(([file, recipe]) => ({ file: posterOf(file), make: () => makePhotoPoster(file, recipe) })),
    ...films.map(([file, recipe]) => ({ file, make: () => makeFilm(pages, file, recipe) })),
    ...films.map(([file, recipe]) => ({
      file: posterOf(file),
      make: () => makePoster(pages, file, recipe),
    })),
    ...films
      .filter(([file]) => isWatched(file))
      .map(([file]) => ({ file: `${file} for watching`, make: () => makeForms(file) })),
  ];
}

const [wanted = ''] = process.argv.slice(2);
if (wanted === '') await clearFolders();

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumSwitches,
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const { file, make } of allJobs(await openPages(browser))) {
    if (!file.includes(wanted)) continue;
    await make();
    console.log(file);
  }
} finally {
  await browser.close();
}
