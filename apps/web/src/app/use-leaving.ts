import { paths } from '@briefcast/contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finishLeaving, useSession } from '../lib/session.ts';

/**
 * Leads to the landing page after logging out. The guards wait meanwhile: theirs would be the way to the login
 * page, and both at once would race.
 */
export function useLeaving() {
  const { isLeaving } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    if (pathname === paths.landing.href()) finishLeaving();
    else void navigate(paths.landing.href());
  }, [isLeaving, pathname, navigate]);
}
