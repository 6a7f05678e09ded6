import { paths } from '@briefcast/contract/paths';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmNotice } from '../features/auth/confirm-notice.tsx';
import { UnpublishedNotice } from '../features/start/unpublished-notice.tsx';
import { afterContent } from '../lib/after-content.ts';
import { useLiveUpdates } from '../lib/live.ts';
import { useSession } from '../lib/session.ts';
import { HeaderFrame } from './header-frame.tsx';
import { MissingScreen } from './missing-code.tsx';
import { WaitingOutboxes } from './waiting-outboxes.tsx';

const NoOrganization = lazy(async () => {
  try {
    return { default: (await import('../screens/no-organization.tsx')).NoOrganizationScreen };
  } catch {
    return { default: MissingScreen };
  }
});

/** A dialog is needed as soon as something is pressed, also where the connection has gone by then. */
async function fetchDialogs() {
  await afterContent();
  await Promise.all([import('../ui/dialog-box.tsx'), import('../ui/confirm-box.tsx')]);
}

/** One's account and what one is told by mail are one's own, with an organisation and without (rules/teams#no-organisation). */
const ownPages: readonly string[] = [paths.account.href(), paths.notificationSettings.href()];

/** The screens of somebody signed in: what others do appears by itself. */
export function SignedInLayout() {
  useLiveUpdates();
  // Where it fails, the press that needs one tries again.
  useEffect(() => void fetchDialogs().catch(() => undefined), []);
  const { user } = useSession();
  const { pathname } = useLocation();
  const brandId = user?.role === 'BRAND' ? user.brandId : undefined;
  const isForOrganization = !ownPages.includes(pathname);
  return (
    <HeaderFrame
      notice={
        <>
          <ConfirmNotice />
          <UnpublishedNotice />
          {user ? <WaitingOutboxes key={user.id} user={user} /> : null}
        </>
      }
    >
      {brandId === null && isForOrganization ? (
        <Suspense fallback={null}>
          <NoOrganization />
        </Suspense>
      ) : (
        // What a screen remembers of one organisation is not for the next.
        <Outlet key={brandId} />
      )}
    </HeaderFrame>
  );
}
