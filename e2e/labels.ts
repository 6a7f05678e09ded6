/** Checks that the words next to a switch, a box or a choice are its label. */
import type { Page } from '@playwright/test';

/**
 * Returns a line for each visible switch, box and choice whose visible words are no label of it: a press on them
 * changes nothing, and nobody notices before the form is sent. Words are those that name the control by id, and those
 * near it that equal its name.
 */
export const wordsThatDoNothing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kinds = ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'];
    const controls = [...kinds.map((kind) => `[role=${kind}]`), 'input[type=checkbox]', 'input[type=radio]'];
    const levelsAround = 3;
    const wordsOf = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/gu, ' ');
    /** Counts what a closed fold holds, too: it is drawn by the next press. */
    const isDrawn = (element: Element) => {
      if (element.closest('details:not([open])')) return true;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
    };
    /** A box in a table is named by its row and its column, which nobody expects to press. */
    const named = (control: Element) => {
      const ids = (control.getAttribute('aria-labelledby') ?? '').split(' ');
      return ids.length > 1 ? [] : ids.flatMap((id) => document.getElementById(id) ?? []);
    };
    const beside = (control: Element, name: string) => {
      let around: Element | null = control.parentElement;
      for (let level = 0; around && level < levelsAround; level += 1, around = around.parentElement) {
        const equal = [...around.querySelectorAll('*')].filter(
          (element) => element.childElementCount === 0 && wordsOf(element) === name,
        );
        if (equal.length > 0) return equal;
      }
      return [];
    };
    const belongs = (control: Element, words: Element) => {
      if (control.contains(words)) return true;
      const label = words.closest('label') ?? words.querySelector('label');
      if (label === null) return false;
      if (label.contains(control) || label.control === control) return true;
      // Finds the hidden input of a drawn switch, which its label is for.
      return label.control !== null && label.control.parentElement === control.parentElement;
    };
    return [...document.querySelectorAll(controls.join())]
      .filter((control) => !control.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]'))
      .flatMap((control) => {
        const name = control.getAttribute('aria-label')?.trim().replace(/\s+/gu, ' ');
        const words = name ? beside(control, name) : named(control);
        return words
          .filter((element) => isDrawn(element) && !belongs(control, element))
          .map((element) => `pressing "${wordsOf(element).slice(0, 60)}" does nothing`);
      });
  });
