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
      if (document.activeElement !== document.body) return;
      candidates
        .map((id) => document.getElementById(id))
        .find((card) => card !== null)
        ?.focus({ preventScroll: true });
    });
  };
}
