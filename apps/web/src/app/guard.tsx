import type { OwnUser, Role } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { pageIn } from '@briefcast/i18n/page-paths';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { clearReturnUrl, type OriginState, pathAfterLogin } from '../lib/return-intent.ts';
import { readLastPerson, useSession } from '../lib/session.ts';
import { StartingScreen } from './starting-screen.tsx';

interface GuardProps {
  /** People with another role are redirected to their own dashboard. */
  requiredRole?: Role;
  /** If false, the screens inside are for guests only. */
  requiresAuthentication?: boolean;
}

/** Renders the screens inside only for the people who may see them (rules/screens#guards). */
export function Guard({ requiredRole, requiresAuthentication = true }: GuardProps) {
  const { status, user, isExpired, isLeaving } = useSession();
  const { pathname, search, hash } = useLocation();

  if (status === 'loading') return <StartingScreen />;
  if (!requiresAuthentication) {
    // Somebody whose session expired may open the login page.
    return user && !isExpired ? <GoOn user={user} /> : <Outlet />;
  }
  // The root layout navigates to the landing page.
  if (isLeaving) return <StartingScreen />;
  if (!user) {
    const state: OriginState = { from: { pathname, search, hash }, of: readLastPerson() };
    return <Navigate to={paths.login.href()} state={state} replace />;
  }
  if (requiredRole && user.role !== requiredRole) return <Navigate to={dashboardPath(user.role)} replace />;
  return <Outlet />;
}

/** Redirects from a page for guests to where its visitor wanted to go before. */
function GoOn({ user }: { user: OwnUser }) {
  const { chosenLanguage } = user;
  const navigate = useNavigate();
  const { state } = useLocation();
  const [path] = useState(() => pathAfterLogin(user, state));

  useEffect(() => {
    clearReturnUrl();
    // The page of their language is loaded, as before-paint.ts does it for whoever is signed in already.
    if (chosenLanguage && chosenLanguage !== document.documentElement.lang)
      location.replace(pageIn(chosenLanguage, path));
    else void navigate(path, { replace: true });
  }, [navigate, path, chosenLanguage]);

  return <StartingScreen />;
}
