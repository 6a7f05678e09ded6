import './styles/index.css';
import { speakPageLocale } from '@briefcast/i18n/page-locale';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadScreen, routes } from './app/routes.tsx';
import { beginSession } from './lib/session.ts';

const app = (hydrationData?: { loaderData: Record<string, never> }) => (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, hydrationData && { hydrationData })} />
  </StrictMode>
);

/** Renders into an empty page; takes over one that the server has rendered. */
async function start(root: HTMLElement) {
  speakPageLocale();
  beginSession();
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
void start(root);
