/** Checks that a page's controls can be reached by a pointer, and that its pictures are visible. */
import { expect, type Page, type TestInfo } from '@playwright/test';

/**
 * Returns a line for each visible control that cannot be clicked at its centre: something covers it, its
 * container clips it, it is outside of the window where nothing scrolls to it, or it takes no pointer events;
 * and for each picture that extends beyond the window. With a modal dialog open, only the controls that it
 * leaves usable count. The page is scrolled meanwhile, and scrolled back.
 */
const reachFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role^=menuitem], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=combobox]';
    /** Not meant for a pointer: inert, visually hidden, or only shown on focus. */
    const elsewhere = '[inert] *, [inert], [aria-hidden=true] *, [aria-hidden=true], .skip-link, :disabled';
    const tolerance = 1.5;
    const name = (element: Element) => {
      const words =
        element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
    };
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** The element that is clicked: the control, or the label that is drawn in its place. */
    const pressed = (control: Element): Element | null => {
      if (isDrawn(control)) return control;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return labels.find(isDrawn) ?? null;
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const framesOf = (element: Element) => {
      const frames: Element[] = [];
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement)
        frames.push(frame);
      return frames;
    };
    /** The centre of its visible part: a long name is clipped at its container, with an ellipsis. */
    const middle = (element: Element) => {
      // A link that wraps has nothing in the middle of its bounding box.
      let { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      for (const frame of framesOf(element)) {
        if (getComputedStyle(frame).textOverflow !== 'ellipsis') continue;
        const edge = frame.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const belongs = (control: Element, hit: Element | null) => {
      if (hit === null) return false;
      if (control.contains(hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label.control === control || label.contains(control));
    };
    /** The container that clips it without scrolling. */
    const cutBy = (element: Element) => {
      if (getComputedStyle(element).position === 'fixed') return null;
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (const frame of framesOf(element)) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(frame);
        // A text that is truncated on purpose, with an ellipsis.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const edge = frame.getBoundingClientRect();
        if (hides(overflowX) && (left < edge.left - tolerance || right > edge.right + tolerance))
          return frame;
        if (hides(overflowY) && (top < edge.top - tolerance || bottom > edge.bottom + tolerance))
          return frame;
        // A scrolling container does not count as clipping.
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (position === 'fixed') return null;
      }
      return null;
    };
    /** Scrolls as a person can: a container with hidden overflow can only be scrolled by a program. */
    const scrollTowards = (element: Element) => {
      const frames = framesOf(element).map((frame) => ({
        frame,
        top: frame.scrollTop,
        left: frame.scrollLeft,
      }));
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      for (const { frame, top, left } of frames) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        frame.scrollTo({
          ...(hides(overflowX) && { left }),
          ...(hides(overflowY) && { top }),
          behavior: 'instant',
        });
      }
    };
    /** An open menu, popover or toast covers what can be used again after it is closed. */
    const liesUnderPopup = (control: Element, hit: Element | null) => {
      const popup = hit?.closest(
        '[role=menu], [role=listbox], [role=dialog]:not([aria-modal=true]), .toasts',
      );
      return popup != null && !popup.contains(control);
    };
    for (const marked of document.querySelectorAll('[data-unreached]'))
      marked.removeAttribute('data-unreached');
    const boxes = [...document.querySelectorAll('*')];
    const before = boxes.map(({ scrollTop, scrollLeft }) => ({ top: scrollTop, left: scrollLeft }));
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.closest(elsewhere)) continue;
      const seen = pressed(control);
      if (seen === null) continue;
      let at = middle(seen);
      let hit = document.elementFromPoint(at.x, at.y);
      if (!belongs(control, hit)) {
        scrollTowards(seen);
        at = middle(seen);
        hit = document.elementFromPoint(at.x, at.y);
      }
      if (liesUnderPopup(control, hit)) continue;
      const frame = cutBy(seen);
      const isBeside = at.x < 0 || at.y < 0 || at.x > innerWidth || at.y > innerHeight;
      if (belongs(control, hit) && !frame) continue;
      const why = isBeside
        ? `lies at ${Math.round(at.x)}, ${Math.round(at.y)} in a window of ${innerWidth} to ${innerHeight}`
        : frame
          ? `is cut by ${frame.tagName.toLowerCase()}.${frame.className}`
          : hit && getComputedStyle(control).pointerEvents === 'none'
            ? 'takes no pointer'
            : `is under ${hit ? `${name(hit)} .${hit.className}` : 'nothing'}`;
      seen.setAttribute('data-unreached', '');
      faults.push(`${name(control)} ${why}`);
    }
    for (const picture of document.querySelectorAll('img:not([alt=""]), video')) {
      if (picture.closest(elsewhere) || !isDrawn(picture)) continue;
      scrollTowards(picture);
      const { left, right, top, bottom, width, height } = picture.getBoundingClientRect();
      const isWithin =
        left > -tolerance &&
        right < innerWidth + tolerance &&
        top > -tolerance &&
        bottom < innerHeight + tolerance;
      const scrolls = framesOf(picture).some(
        (frame) =>
          /auto|scroll/u.test(getComputedStyle(frame).overflowY) && frame.scrollHeight > frame.clientHeight,
      );
      if (isWithin || (height > innerHeight && width <= innerWidth && scrolls)) continue;
      picture.setAttribute('data-unreached', '');
      faults.push(
        `${name(picture)} ends outside of the window: ${[left, top, right, bottom].map(Math.round)}`,
      );
    }
    for (const [index, box] of boxes.entries()) {
      const { top, left } = before[index] ?? { top: 0, left: 0 };
      if (box.scrollTop !== top || box.scrollLeft !== left) box.scrollTo({ top, left, behavior: 'instant' });
    }
    return faults;
  });

/**
 * Waits until every control of the page can be clicked: after a change of the window, a video or a list is
 * positioned a moment later. If one stays out of reach, the check fails softly, with a screenshot in which it
 * is marked.
 */
export async function expectReach(page: Page, info: TestInfo, name: string): Promise<void> {
  let faults: string[] = [];
  await expect
    .poll(async () => {
      faults = await reachFaults(page);
      return faults.length;
    })
    .toBe(0)
    .catch(() => undefined);
  if (faults.length > 0) {
    await page.locator('[data-unreached]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-unreached]').evaluateAll((unreached) => {
      for (const element of unreached)
        if (element instanceof HTMLElement) element.style.setProperty('outline', '3px solid red');
    });
    await info.attach(`reach ${name}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  expect.soft(faults, `out of reach at ${name}`).toEqual([]);
}
