/**
 * Runs inside the page's head, before anything is drawn (build/inline-before-paint.ts), so it imports nothing and is
 * short: a chosen theme never flashes the other one, and a page made for visitors shows somebody who is signed in
 * nothing that is about to change (styles/first-paint.css).
 */
const page = document.documentElement;
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
  if (localStorage.getItem('authToken') !== null) {
    page.dataset.viewer = JSON.parse(localStorage.getItem('authUser') ?? 'null')?.role ?? 'unknown';
  }
} catch {
  // Storage may be closed (private windows): the system's theme stays.
}
