import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { PendingBar } from './pending-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLeaving } from './use-leaving.ts';

/** What surrounds every screen. */
export function RootLayout() {
  useFocusOnNavigation();
  useLeaving();
  // The session of now is shown: what before-paint.ts has hidden until then comes to sight, and the frame that the page
  // came with has been taken over; the fonts may come now.
  useEffect(() => {
    delete document.documentElement.dataset.viewer;
    delete document.documentElement.dataset.fonts;
    document.querySelector('.starting')?.remove();
  }, []);
  return (
    <>
      <SkipLink />
      <PendingBar />
      <div className="flex min-h-screen flex-col">
        <Outlet />
      </div>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
