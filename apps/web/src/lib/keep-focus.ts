/**
 * Where the focus goes when what has it goes: a card that was answered, a button that can be pressed no more. The browser
 * leaves it on the body then, where a screen reader falls silent, and outside of the dialog that is open. Here it moves to
 * what stood around it: the row, the form, the section or the dialog. It never moves to another control, which a second
 * press of the same key would press.
 */

/** An element with what is known of its surroundings no more once it is gone. */
interface Place {
  element: Element;
  id: string;
  neighbours: (Element | null)[];
}

/** Elements that can be read out as a whole; if one is gone as well, its next or previous sibling serves. */
const holders =
  'article, li, tr, form, section, [role="region"], [role="dialog"], [role="alertdialog"], main';

function placesAround(focused: Element): Place[] {
  const places: Place[] = [];
  let element: Element | null = focused;
  while (element && element !== document.body) {
    const { id, nextElementSibling, previousElementSibling }: Element = element;
    places.push({ element, id, neighbours: [nextElementSibling, previousElementSibling] });
    element = element.parentElement;
  }
  return places;
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null;

const isHolder = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(holders) && isUsable(element);

/** A row is often there for a card that takes the focus itself. */
const cardIn = (holder: HTMLElement): HTMLElement =>
  holder.querySelector<HTMLElement>(':scope > article[tabindex]') ?? holder;

/** The nearest of the places that is still there; where it has come back somewhere else, as a card does, that one. */
function nearestOf(places: readonly Place[]): HTMLElement | null {
  for (const { element, id, neighbours } of places) {
    const candidates = [element, id ? document.getElementById(id) : null, ...neighbours];
    // Around what is still there nothing is gone: its neighbours are other things.
    const found = (element.isConnected ? [element] : candidates).find(isHolder);
    if (found) return cardIn(found);
  }
  return null;
}

function moveTo(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Looks after the focus until the signal is aborted. */
export function keepFocus(signal: AbortSignal): void {
  /** Around what had the focus last, and last outside of dialogs: what has opened one may be gone when it closes. */
  let last: Place[] = [];
  let lastOnPage: Place[] = [];
  let isLooking = false;

  function note(focused: Element | null) {
    if (!focused || focused === document.body) return;
    last = placesAround(focused);
    if (focused.closest('[role="dialog"], [role="alertdialog"]') === null) lastOnPage = last;
  }

  function look() {
    isLooking = false;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && isUsable(activeElement)) return;
    const lost = last[0]?.element;
    // Leaves the focus after a press outside of everything that takes it.
    if (!lost || isUsable(lost)) return;
    const target = nearestOf(last) ?? nearestOf(lastOnPage);
    if (target) moveTo(target);
  }

  /** After what changed is drawn: what moves the focus on purpose, as a dialog that closes, has done so by then. */
  function lookSoon() {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => setTimeout(look));
  }

  if (signal.aborted) return;
  const observer = new MutationObserver(lookSoon);
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target instanceof Element ? target : null), {
    signal,
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}
