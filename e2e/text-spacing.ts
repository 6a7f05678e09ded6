/** Finds texts that are clipped when a person increases the spacing of lines, words and letters (WCAG 2.2, 1.4.12). */
import type { Page } from '@playwright/test';

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Adopts a style sheet in the document, because the page's policy permits no other styles. */
const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The texts that are clipped by a container without scrolling; except those that are truncated with an ellipsis. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 4;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (words: DOMRect, element: Element): boolean => {
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(frame);
        // Text for screen readers alone, perhaps at this width only.
        if (frame.clientWidth === 1 && frame.clientHeight === 1) return false;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if (/auto|scroll/u.test(overflowX + overflowY)) return false;
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const isAcross = words.left < left - tolerance || words.right > right + tolerance;
        const isDown = words.top < top - tolerance || words.bottom > bottom + tolerance;
        if ((hides(overflowX) && isAcross) || (hides(overflowY) && isDown)) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!element || !words || element.closest('[aria-hidden=true], select, .skip-link')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => isCut(rect, element))) found.push(words.slice(0, 60));
    }
    return found;
  });

/** The texts of a page that are clipped with increased spacing, and were not before. */
export async function cutBySpacing(page: Page): Promise<string[]> {
  const before = await cutTexts(page);
  await adopt(page, spacing);
  const apart = await cutTexts(page);
  await adopt(page, '');
  return apart.filter((words) => !before.includes(words));
}
