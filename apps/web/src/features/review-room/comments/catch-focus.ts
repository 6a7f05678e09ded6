/** Moves the focus, if its element is gone, to the first of these elements that takes it. */
export function catchFocus(...candidates: (HTMLElement | null | undefined)[]) {
  for (const candidate of candidates) {
    if (document.activeElement !== document.body) return;
    candidate?.focus({ preventScroll: true });
  }
}
