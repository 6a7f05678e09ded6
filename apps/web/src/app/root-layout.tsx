import { paths } from '@briefcast/contract/paths';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { finishLeaving, useSession } from '../lib/session.ts';
import { SkipLink } from '../ui/main.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { AppOutbox } from './app-outbox.tsx';
import { LateLeaveQuestion } from './late-leave-question.tsx';
import { LateLook } from './late-look.tsx';

/** The layout around every screen. */
export function RootLayout() {
  useFocusOnNavigation();
  useEffect(keepFocusLater, []);
  useLeaving();
  // The screen now shows the present session: reveals what before-paint.ts has hidden until then, and loads
  // the fonts, because the frame of the document has been replaced.
  useEffect(() => {
    delete document.documentElement.dataset.viewer;
    delete document.documentElement.dataset.fonts;
    document.querySelector('.starting')?.remove();
  }, []);
  return (
    <>
      <SkipLink />
      <PendingBar />
      <div className="app-screens flex min-h-screen flex-col">
        <LateLook />
        <Outlet />
      </div>
      <AppOutbox />
      <LateLeaveQuestion />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** A progress line at the top while the next screen's code is loading; not shown for quick loads. */
function PendingBar() {
  const isPending = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden
      className={clsx(
        'fixed inset-x-0 top-0 z-(--z-toast) h-[3px] origin-left bg-cast transition-transform ease-out rtl:origin-right',
        isPending ? 'scale-x-75 delay-150 duration-[4s]' : 'scale-x-0 duration-0',
      )}
    />
  );
}

/**
 * Moves the focus to the new screen's heading, so that a screen reader announces it and Tab continues from
 * there. Not on the first load, and not when only the query changes (filters, tabs).
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}

/** From the first time that anything has the focus: who only reads needs none of it. */
function keepFocusLater() {
  const end = new AbortController();
  async function begin() {
    const { keepFocus } = await import('../lib/keep-focus.ts');
    keepFocus(end.signal);
  }
  // If it cannot be loaded, the browser does what it does without.
  const listener = () => void begin().catch(() => undefined);
  document.addEventListener('focusin', listener, { once: true, signal: end.signal });
  return () => end.abort();
}

/**
 * Navigates to the landing page after logging out. The guards wait meanwhile, because they would redirect to
 * the login page, and both at once would race.
 */
function useLeaving() {
  const { isLeaving } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    if (pathname === paths.landing.href()) finishLeaving();
    else void navigate(paths.landing.href());
  }, [isLeaving, pathname, navigate]);
}
