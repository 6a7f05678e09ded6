/**
 * Whether words of this element are visible on the page: false for a placeholder without text, and for text
 * for screen readers alone. Runs in the page, so it must not use anything from outside of the function.
 */
export function isReadable(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isCutAway = (part: Element): boolean => {
    const { clipPath, overflow } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    const isDot = width <= 1 && height <= 1;
    return clipPath === 'inset(50%)' || (isDot && overflow !== 'visible');
  };
  const isSeen = (text: Node): boolean => {
    if (!text.nodeValue?.trim()) return false;
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    let part = text.parentElement;
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (; part; part = part.parentElement) if (isCutAway(part)) return false;
    return true;
  };
  while (texts.nextNode()) if (isSeen(texts.currentNode)) return true;
  return false;
}
