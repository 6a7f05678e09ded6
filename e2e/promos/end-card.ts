/** The last picture of a film: the name and the claim, taken from the landing page. */
import type { Page } from '@playwright/test';

/** Runs in the page: hides everything except the logo and the title. */
function showOnlyTitle() {
  const card = document.createElement('div');
  card.className = 'on-stage bg-stage text-on-stage';
  Object.assign(card.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '1000',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '40px',
    textAlign: 'center',
  });
  const logo = document.querySelector('header svg[role=img]')?.cloneNode(true);
  const title = document.querySelector('h1')?.cloneNode(true);
  if (!(logo instanceof SVGElement && title instanceof HTMLElement)) {
    throw new Error('The landing page has no logo or no title');
  }
  Object.assign(logo.style, { height: '52px' });
  Object.assign(title.style, { fontSize: '84px', maxWidth: '9em' });
  card.append(logo, title);
  document.body.append(card);
}

/** Shows the card in this page. */
export async function showEndCard(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(showOnlyTitle);
}
