// Loaded before the first paint, so that a chosen theme never flashes the other one, and so that a page made for
// visitors shows somebody who is signed in nothing that is about to change (styles/first-paint.css).
const page = document.documentElement;
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
  if (localStorage.getItem('authToken') !== null) {
    page.dataset.viewer = JSON.parse(localStorage.getItem('authUser'))?.role ?? 'unknown';
  }
} catch {
  // Storage may be closed (private windows): the system's theme stays.
}

// A page shows its buttons before the code behind them is there: the last click is kept until then. The code comes
// at once where it says `data-waiting`, and when somebody gets near where it says `data-later`.
const asleep = ':is([data-waiting], [data-later])';
let early = null;
addEventListener(
  'click',
  ({ target }) => {
    early = target.closest(`${asleep} button`) ?? early;
  },
  true,
);
addEventListener('taken-over', ({ target }) => {
  target.removeAttribute('data-waiting');
  target.removeAttribute('data-later');
  if (early === null || early.closest(asleep)) return;
  const button = early;
  early = null;
  button.click();
});
