import { speakPageLocale } from '@briefcast/i18n/page-locale';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beginSession } from '../lib/session.ts';
import { writeStored } from '../lib/storage.ts';
import { nameHistoryEntry } from './name-history-entry.ts';
import { loadScreen, routes } from './routes.tsx';

const app = (hydrationData?: { loaderData: Record<string, never> }) => (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, hydrationData && { hydrationData })} />
  </StrictMode>
);

/** Remembers that the fonts have come: the next page has them at hand from the start (styles/starting.css). */
const noteFonts = () =>
  document.fonts.addEventListener('loadingdone', () => writeStored('local', 'fonts', 'here'), { once: true });

/** Renders the app into an empty page; takes over one that the server has rendered. */
export async function start(root: HTMLElement): Promise<void> {
  nameHistoryEntry();
  speakPageLocale();
  beginSession();
  noteFonts();
  if (!root.hasChildNodes()) return createRoot(root).render(app());
  try {
    await loadScreen(location.pathname + location.search);
  } catch {
    // The router loads it again, and shows its error screen when that fails too.
    return createRoot(root).render(app());
  }
  // The browser keeps the place where somebody reads; without loader data the router would scroll to the top.
  // As a transition it is done bit by bit, and lets clicks and scrolling through in between.
  startTransition(() => void hydrateRoot(root, app({ loaderData: {} })));
}
