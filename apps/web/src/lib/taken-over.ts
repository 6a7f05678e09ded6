/**
 * A region that the server rendered works from now on: `before-paint.ts` does the click that came too early, and
 * what was hidden until the session is known comes to sight.
 */
export function tellTakenOver(region: Element | null | undefined) {
  region?.dispatchEvent(new Event('taken-over', { bubbles: true }));
}

/** The app is there as a whole, with the session of now. */
export function tellAppTakenOver() {
  delete document.documentElement.dataset.viewer;
  tellTakenOver(document.getElementById('root'));
}
