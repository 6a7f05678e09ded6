/**
 * Every screen of the demo's marketplace in Arabic: said in Arabic, from right to left, accessible and not overflowing,
 * with what people wrote at the right edge.
 */
import type { Page } from '@playwright/test';
import { readZip } from '../apps/server/src/testing/read-zip.ts';
import { accessibilityFaults, accessibilityRules } from './accessibility.ts';
import { expect } from './demo-test.ts';
import { arabicAddress } from './screens/arabic.ts';
import { type Screen, visitors } from './screens/screen.ts';
import { openScreen, screens, tagsOf } from './screens/screens.ts';
import { states } from './screens/states.ts';
import { test } from './visits.ts';
import { overflow } from './whole.ts';

/** What colours are is tried in English. */
const options = {
  runOnly: { type: 'tag', values: accessibilityRules },
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
} as const;

/**
 * Texts and accessible names with two English words in a row and no Arabic letter, besides names and what people wrote. What
 * stands within an Arabic sentence is a name: `test/texts.test.ts` looks into the catalogue itself.
 */
const englishTexts = (page: Page) =>
  page.evaluate(() => {
    const ofPeople = '[dir=auto], bdi, [translate=no], [lang=en], .starting, script, style, template';
    const isEnglish = (text: string) =>
      /\b[A-Za-z]+,? [a-z]{2,}\b/u.test(text) && !/\p{Script=Arabic}/u.test(text);
    const written = new Set([...document.querySelectorAll(ofPeople)].map((one) => one.textContent.trim()));
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest(ofPeople)) continue;
      if (isEnglish(textContent ?? '')) found.add((textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        // A name may be within a sentence, or the title of the element around it.
        const isWritten = [...written].some((name) => name !== '' && text.includes(name));
        if (isEnglish(text) && !isWritten && !element.closest(ofPeople)) found.add(`${name}: ${text}`);
      }
    return [...found];
  });

/** Elements that show less than the height of their own text. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, p, label, dt, dd, b, bdi, span:not(:has(*))')]
      .filter((element) => {
        const { overflowY, webkitLineClamp } = getComputedStyle(element);
        const isCut = ['hidden', 'clip'].includes(overflowY) && webkitLineClamp === 'none';
        const box = element as HTMLElement;
        return (
          isCut && box.clientHeight > 4 && box.scrollHeight > box.clientHeight + 2 && box.checkVisibility()
        );
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`),
  );

/**
 * Texts of people, besides messages and wide columns, and names on lines of their own, that begin at another edge than the page's.
 * A timecode is as wide as its digits.
 */
const strayEdges = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#root :is(bdi:not(.timecode), [dir=auto]:not(input, textarea, .bubble *, [class*="62ch"]))',
      ),
    ]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => !['right', 'center'].includes(getComputedStyle(element).textAlign))
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`),
  );

/** What a server refuses is answered in English in the demo's place, so the page tells it in English. */
const inArabic = [...screens, ...states].filter(({ refused }) => refused === undefined);

async function walk(page: Page, screen: Screen, address: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, screen, arabicAddress(address));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#root h1')).toBeVisible();
  await expect(
    page.locator('#root :is([aria-busy=true], .skeleton, [role=status] > .spin):not([role=log] *)'),
  ).toHaveCount(0);
  expect.soft(await englishTexts(page), 'English').toEqual([]);
  expect.soft(await accessibilityFaults(page, options)).toEqual([]);
  expect.soft(await strayEdges(page), 'at another edge').toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 664 : 900 });
    await expect.soft.poll(() => overflow(page), { message: `sideways at ${width}` }).toBe(0);
    expect.soft(await cutTexts(page), `cut at ${width}`).toEqual([]);
  }
  expect(errors).toEqual([]);
}

for (const visitor of visitors) {
  test.describe(`${visitor} in Arabic`, () => {
    test.use({ visitor });
    for (const screen of inArabic.filter((one) => one.visitor === visitor))
      test(screen.name, { tag: tagsOf(screen, 'ar') }, async ({ page, demo }) =>
        walk(page, screen, await demo.addressOf(screen)),
      );
  });
}

test.describe('the page of an evidence in Arabic', () => {
  test.use({ visitor: 'brand' });

  test('for whoever takes it along in Arabic', async ({ page, demo, request }) => {
    const answer = await request.get(await demo.evidenceOf('Cleanser texture library'), {
      headers: { 'accept-language': 'ar' },
    });
    const files = await readZip(await answer.body());
    // At the demo's own address, because hashes are only computed in secure contexts.
    const address = `${demo.baseUrl}/evidence.html`;
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: String(files['index.html']) }),
    );
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('#evidence-check')).toHaveAttribute('data-state', 'fits');
    expect(await englishTexts(page)).toEqual([]);
  });
});
