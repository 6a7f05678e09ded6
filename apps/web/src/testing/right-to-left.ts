/** Pages as they are read in Arabic: the words stay English, and every line begins at the right. */
import { onTestFinished } from 'vitest';

/** Until the end of the test. */
export function readFromTheRight() {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
}

/** Where the text of an element stands, however wide the element is. */
export function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
