import '../styles/later.css';
import type { OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmNotice } from '../features/accounts/confirm-notice.tsx';
import { UnpublishedNotice } from '../features/profiles/unpublished-notice.tsx';
import { LateBan } from '../features/suspensions/late-ban.tsx';
import { afterContent } from '../lib/after-content.ts';
import { useLiveUpdates } from '../lib/live.ts';
import { useSession } from '../lib/session.ts';
import { Main } from '../ui/main.tsx';
import { LateAskedTexts } from './late-asked-texts.tsx';
import { LatePhoneApp } from './late-phone-app.tsx';
import { MissingScreen } from './missing-code.tsx';
import { OwnHeader } from './own-header.tsx';
import { useKeptUploads } from './use-kept-uploads.ts';
import { usePush } from './use-push.ts';

const NoOrganization = lazy(async () => {
  try {
    return { default: (await import('../screens/teams/no-organization.tsx')).NoOrganizationScreen };
  } catch {
    return { default: MissingScreen };
  }
});

/** Loaded in advance: a dialog opens at once, and what is written waits to be sent, even if the connection has broken. */
async function fetchInAdvance() {
  await afterContent();
  await Promise.all([
    import('../ui/dialog-box.tsx'),
    import('../ui/confirm-box.tsx'),
    import('./send-outbox.ts'),
    import('./leave-question.tsx'),
  ]);
}

/**
 * The account and its notification settings belong to the person, with an organisation and without
 * (rules/teams#no-organisation).
 */
const ownPages: readonly string[] = [paths.account.href(), paths.notificationSettings.href()];

/** The screens of signed-in people. A suspended person of brands keeps their own account alone. */
export function SignedInLayout() {
  const { user } = useSession();
  return user?.suspended === 'MEMBER' ? <OwnAccountAlone user={user} /> : <AllScreens />;
}

function OwnAccountAlone({ user }: { user: OwnUser }) {
  const isOwnAccount = useLocation().pathname === paths.account.href();
  return (
    <>
      <OwnHeader user={user} />
      {isOwnAccount ? (
        <>
          <LateBan user={user} />
          <Outlet />
        </>
      ) : (
        <Main bleed>
          <LateBan user={user} isPage />
        </Main>
      )}
    </>
  );
}

/** Changes by others appear by themselves. */
function AllScreens() {
  useLiveUpdates();
  // If it fails, opening a dialog tries again.
  useEffect(() => void fetchInAdvance().catch(() => undefined), []);
  const { user } = useSession();
  useKeptUploads(user);
  usePush(user);
  const { pathname } = useLocation();
  const brandId = user?.role === 'BRAND' ? user.brandId : undefined;
  const isForOrganization = !ownPages.includes(pathname);
  return (
    <>
      {user ? (
        <>
          <OwnHeader user={user} />
          <LatePhoneApp personId={user.id} />
          {user.isLook ? null : <LateAskedTexts key={user.id} personId={user.id} />}
          <LateBan user={user} />
        </>
      ) : null}
      <ConfirmNotice />
      <UnpublishedNotice />
      {brandId === null && isForOrganization ? (
        <Suspense fallback={null}>
          <NoOrganization />
        </Suspense>
      ) : (
        // A screen's state for one organisation must not be kept for another.
        <Outlet key={brandId} />
      )}
    </>
  );
}
