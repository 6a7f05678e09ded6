/** Parts that a browser draws, because it sets type: the captions of films, and the documents of brands. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { captionHtml } from './drawings/caption.ts';
import type { Caption } from './drawings/film.ts';
import { guidelineHtml } from './drawings/guidelines.ts';
import { mediaFolder, placeOf } from './folders.ts';
import type { Recipe } from './recipes/recipe.ts';

/** Drawing by a browser page that is used for one thing after another. */
export interface Pages {
  /** Returns the caption of a recipe as a picture with its size in pixels; undefined when it has no caption. */
  caption: (recipe: Recipe) => Promise<Caption | undefined>;
  /** Makes the PDF of a brand's notes for creators. */
  makeGuideline: (file: string, brandKey: string) => Promise<void>;
}

/** Returns a typeface of the web app, as base64. */
const fontFile = async (name: string) =>
  (await readFile(inRoot('apps', 'web', 'src', 'styles', 'fonts', name))).toString('base64');

/** Opens a page in the browser. It closes with the browser. */
export async function openPages(browser: Browser): Promise<Pages> {
  const display = await fontFile('display-latin.woff2');
  const text = await fontFile('text-latin.woff2');
  const page = await browser.newPage({ deviceScaleFactor: 1 });

  async function show(html: string) {
    await page.setContent(html);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
  }

  return {
    async caption(recipe) {
      if (!recipe.caption?.length) return undefined;
      await show(captionHtml(recipe.caption, display, 'scene' in recipe.picture));
      const element = page.locator('#caption');
      const box = await element.boundingBox();
      if (!box) throw new Error(`The caption "${recipe.caption.join(' ')}" is not visible`);
      const png = await element.screenshot({ omitBackground: true });
      return {
        href: `data:image/png;base64,${png.toString('base64')}`,
        width: box.width,
        height: box.height,
      };
    },
    async makeGuideline(file, brandKey) {
      await show(guidelineHtml(brandKey, { display, text }));
      await page.pdf({ path: await placeOf(mediaFolder, file), format: 'A5', printBackground: true });
    },
  };
}
