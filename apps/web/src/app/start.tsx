import { speakPageLocale } from '@briefcast/i18n/page-locale';
import { ownPagesBegin } from '@briefcast/i18n/page-paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchInstallOffer } from '../lib/install-offer.ts';
import { readMarketOfPage } from '../lib/market.ts';
import { beginSession, readSession } from '../lib/session.ts';
import { writeStored } from '../lib/storage.ts';
import { loadScreen, routes } from './routes.tsx';

const app = (hydrationData?: { loaderData: Record<string, never> }) => (
  <StrictMode>
    <RouterProvider
      router={createBrowserRouter(routes, {
        basename: ownPagesBegin() || '/',
        ...(hydrationData && { hydrationData }),
      })}
    />
  </StrictMode>
);

/** Records that the fonts were loaded: later pages use them from the start (styles/starting.css). */
const noteFonts = () =>
  document.fonts.addEventListener('loadingdone', () => writeStored('local', 'fonts', 'here'), { once: true });

/** Renders the app into an empty page, or hydrates one that the server has rendered. */
export async function start(root: HTMLElement): Promise<void> {
  nameHistoryEntry();
  speakPageLocale();
  readMarketOfPage();
  beginSession();
  noteFonts();
  watchInstallOffer();
  if (!root.hasChildNodes()) return createRoot(root).render(app());
  // Rendered for visitors: the header of somebody signed in comes together with the screen.
  if (readSession().user) void import('./own-header.tsx').catch(() => undefined);
  try {
    await loadScreen(location.pathname + location.search, ownPagesBegin() || '/');
  } catch {
    // The router loads it again, and shows its error screen if that fails too.
    return createRoot(root).render(app());
  }
  // The browser restores the scroll position; without loader data the router would scroll to the top. As a
  // transition, hydration is interruptible, so that clicks and scrolling work in between.
  startTransition(() => void hydrateRoot(root, app({ loaderData: {} })));
}

/**
 * Gives the history entry of this page load a key, unless it is a reload and has one. The router stores the
 * scroll position of each entry by its key; by default every page load has the same key, so that a page would
 * open at another one's position. The key is the time at which the page load began. Call it before the router
 * is created, which reads the key.
 */
function nameHistoryEntry(): void {
  const state: { key?: string } | null = history.state;
  if (state?.key === undefined) history.replaceState({ ...state, key: `${performance.timeOrigin}` }, '');
}
