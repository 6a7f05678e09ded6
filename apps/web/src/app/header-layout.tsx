import '../styles/later.css';
import { paths } from '@briefcast/contract/paths';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { AppFooter } from '../ui/app-footer.tsx';
import { Logo } from '../ui/logo.tsx';
import { VisitorHeader } from '../ui/visitor-header.tsx';

/** Left out of the first load of visitors; without its code the bar is empty, and the page still works. */
const OwnHeader = lazy(async () => {
  try {
    return { default: (await import('./own-header.tsx')).OwnHeader };
  } catch {
    return { default: HeaderPlace };
  }
});

/** Keeps the header's place, so that nothing moves when it appears. */
function HeaderPlace() {
  return (
    <div className="sticky top-0 z-20 bg-surface shadow-[0_1px_0_var(--c-line)]">
      <div className="wrap flex h-16 items-center">
        <Logo className="h-7 min-w-7 max-[22rem]:w-7" />
      </div>
    </div>
  );
}

/** Public pages that signed-in people work on: theirs end with the list. */
const workPages = [paths.creators.pattern, paths.castings.pattern];

/** Public pages between header and footer: those of visitors, or the person's own header. */
export function HeaderLayout() {
  const { user, isExpired } = useSession();
  const person = isExpired ? null : user;
  const { pathname } = useLocation();
  const isWork = person !== null && workPages.some((page) => pathname.startsWith(page));
  return (
    <>
      {person ? (
        <Suspense fallback={<HeaderPlace />}>
          <OwnHeader user={person} />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <Outlet />
      {/* Not loaded late: a part that is not hydrated yet would hold up every change of the address. */}
      {isWork ? null : <AppFooter />}
    </>
  );
}
