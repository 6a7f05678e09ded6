/** Gives the focus, if what had it is gone, to the first of these elements that takes it. */
export function catchFocus(...candidates: (HTMLElement | null | undefined)[]) {
  for (const candidate of candidates) {
    if (document.activeElement !== document.body) return;
    candidate?.focus({ preventScroll: true });
  }
}

/**
 * For the `ref` of a card, and of buttons in it that disappear when one of them is pressed: the focus that
 * would be lost moves to the card, which may have another position by then, or, if that is gone as well, to
 * its neighbour.
 */
export function keepFocus(element: HTMLElement | null) {
  if (element === null) return;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const cards = [...document.querySelectorAll<HTMLElement>('article.comment-card[id]')];
    const at = cards.findIndex((card) => card.contains(element) || element.contains(card));
    const candidates = [at, at + 1, at - 1].flatMap((index) => cards[index]?.id ?? []);
    // By then the page has been updated, and a form that appeared instead has taken the focus.
    queueMicrotask(() => {
      catchFocus(...candidates.map((id) => document.getElementById(id)));
    });
  };
}
