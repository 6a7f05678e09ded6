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

// A page shows its buttons and fields before the code behind them is there: the last click, and what was typed and
// chosen, is kept until then. The code comes at once where it says `data-waiting`, and when somebody gets near where it
// says `data-later`.
const asleep = ':is([data-waiting], [data-later])';
let early: HTMLElement | null = null;
type Field = HTMLInputElement | HTMLSelectElement;
const filled = new Map<Field, string | boolean>();
addEventListener(
  'click',
  ({ target }) => {
    early = (target as Element).closest<HTMLElement>(`${asleep} button`) ?? early;
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.matches(`${asleep} :is(input, select)`)) return;
    filled.set(field, field.type === 'checkbox' ? field.checked : field.value);
  },
  true,
);
// Sent by the browser, a form would lose all of it. Its button, or the fields that it sends, are kept like any other.
addEventListener(
  'submit',
  (event) => (event.target as Element).closest(asleep) && event.preventDefault(),
  true,
);

/** Does once more what was done to a field, in the way in which React notices: from another value to this one. */
function fillAgain(field: Field, value: string | boolean) {
  // A part that is taken over by itself is so by an event, before it is told of the next one.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    return field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

addEventListener('taken-over', ({ target }) => {
  const region = target as Element;
  region.removeAttribute('data-waiting');
  region.removeAttribute('data-later');
  void catchUp();
});

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function catchUp() {
  for (const [field, value] of filled) {
    if (field.closest(asleep)) continue;
    filled.delete(field);
    // React, which tells that it is there, is still at work and hears nothing; and then each change is one of its own.
    await pause();
    if (field.isConnected) fillAgain(field, value);
  }
  await pause();
  if (early === null || early.closest(asleep)) return;
  const button = early;
  early = null;
  button.click();
}

// A page that comes with its content is read before it is pressed. Its scripts are fetched when the first picture is on
// the screen, so that they take nothing from what draws it. A page that is not seen draws none: it does not wait.
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const isNotDrawn = document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint');
const drawn = new Promise<void>((resolve) => {
  if (isNotDrawn) return resolve();
  // Until then, what is far down takes nothing from it either (styles/first-paint.css).
  page.dataset.undrawn = '';
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    delete page.dataset.undrawn;
    resolve();
  }).observe({ type: 'paint', buffered: true });
});
Promise.all([parsed, drawn]).then(async () => {
  const links = document.querySelector<HTMLTemplateElement>('template#app')?.content.querySelectorAll('link');
  // In small steps, with room for what somebody does in between; the last file is the app.
  for (const link of links ?? []) {
    document.head.append(link);
    await pause();
  }
  for (const link of links ?? []) {
    await import(/* @vite-ignore */ link.href);
    await pause();
  }
});
