import '../styles/later.css';
import type { OwnUser } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { fullName } from '../lib/full-name.ts';
import { mediaUrl } from '../lib/media-url.ts';
import type { OriginState } from '../lib/return-intent.ts';
import { logOut, useSession } from '../lib/session.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { BrandLogoAvatar } from '../ui/brand-logo-avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';

const links: Record<OwnUser['role'], { to: string; label: string }[]> = {
  BRAND: [
    { to: paths.brandDashboard.href(), label: 'Dashboard' },
    { to: paths.creators.href(), label: 'Find Creators' },
    { to: paths.brandProfile.href(), label: 'Brand Profile' },
  ],
  CREATOR: [
    { to: paths.creatorDashboard.href(), label: 'Dashboard' },
    { to: paths.creatorProfile.href(), label: 'Profile' },
  ],
};

/** Only for people who are signed in. A bell whose code cannot be loaded must not take the page along. */
const Bell = lazy(async () => {
  try {
    return { default: (await import('../features/notifications/bell.tsx')).Bell };
  } catch {
    return { default: BellPlace };
  }
});

/** Where the bell will be, so that nothing moves when it comes. */
function BellPlace() {
  return <span className="size-11 flex-none" />;
}

const settings = { to: paths.notificationSettings.href(), label: 'Notification settings' };

function accountOf(user: OwnUser) {
  const src = user.profileImage ? mediaUrl(user.profileImage) : null;
  if (user.role === 'BRAND') {
    const picture = <BrandLogoAvatar name={user.companyName} src={src} />;
    return { name: user.companyName, picture, settings };
  }
  const name = fullName(user);
  return { name, picture: <Avatar name={name} src={src} size={36} />, settings };
}

/** The screens under the app's header, for whoever is there; a notice stands between them. */
export function HeaderLayout({ notice }: { notice?: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      {user ? (
        <AppHeader
          links={links[user.role]}
          account={accountOf(user)}
          tools={
            <Suspense fallback={<BellPlace />}>
              <Bell />
            </Suspense>
          }
          onLogout={() => logOut()}
          homeTo={dashboardPath(user.role)}
        />
      ) : (
        <AppHeader actions={<VisitorActions />} />
      )}
      {notice}
      <Outlet />
    </>
  );
}

function VisitorActions() {
  const { pathname, search, hash } = useLocation();
  const state: OriginState = { from: { pathname, search, hash } };
  return (
    <>
      <ButtonLink to={paths.login.href()} state={state} variant="ghost">
        Log in
      </ButtonLink>
      <ButtonLink to={paths.signup.href()} state={state} variant="outline" className="max-sm:hidden">
        Sign up
      </ButtonLink>
    </>
  );
}
