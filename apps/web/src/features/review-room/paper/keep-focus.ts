/**
 * For the `ref` of a slip, and of buttons in it that go once one of them is pressed: the focus that would be lost with
 * them goes to the slip, which may stand elsewhere by then, or where that is gone as well to its neighbour.
 */
export function keepFocus(element: HTMLElement | null) {
  if (element === null) return;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const slips = [...document.querySelectorAll<HTMLElement>('article.slip[id]')];
    const at = slips.findIndex((slip) => slip.contains(element) || element.contains(slip));
    const candidates = [at, at + 1, at - 1].flatMap((index) => slips[index]?.id ?? []);
    // By then the page is as it will be, and a form that came instead has taken the focus.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      candidates
        .map((id) => document.getElementById(id))
        .find((slip) => slip !== null)
        ?.focus({ preventScroll: true });
    });
  };
}
