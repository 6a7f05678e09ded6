import type { OwnUser } from '@briefcast/contract';
import { Outlet, useLocation } from 'react-router';
import { fullName } from '../lib/full-name.ts';
import { mediaUrl } from '../lib/media-url.ts';
import { dashboardPath } from '../lib/paths.ts';
import type { OriginState } from '../lib/return-intent.ts';
import { logOut, useSession } from '../lib/session.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { BrandLogoAvatar } from '../ui/brand-logo-avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';

const links: Record<OwnUser['role'], { to: string; label: string }[]> = {
  BRAND: [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/creators', label: 'Find Creators' },
    { to: '/brand-profile', label: 'Brand Profile' },
  ],
  CREATOR: [
    { to: '/creator-dashboard', label: 'Dashboard' },
    { to: '/creator-profile', label: 'Profile' },
  ],
};

function accountOf(user: OwnUser) {
  const src = user.profileImage ? mediaUrl(user.profileImage) : null;
  if (user.role === 'BRAND') {
    return { name: user.companyName, picture: <BrandLogoAvatar name={user.companyName} src={src} /> };
  }
  const name = fullName(user);
  return { name, picture: <Avatar name={name} src={src} size={36} /> };
}

/** The screens under the app's header, for whoever is there. */
export function HeaderLayout() {
  const { user } = useSession();
  return (
    <>
      {user ? (
        <AppHeader
          links={links[user.role]}
          account={accountOf(user)}
          onLogout={() => logOut()}
          homeTo={dashboardPath(user.role)}
        />
      ) : (
        <AppHeader actions={<VisitorActions />} />
      )}
      <Outlet />
    </>
  );
}

function VisitorActions() {
  const { pathname, search, hash } = useLocation();
  const state: OriginState = { from: { pathname, search, hash } };
  return (
    <>
      <ButtonLink to="/login" state={state} variant="ghost">
        Log in
      </ButtonLink>
      <ButtonLink to="/signup" state={state} variant="outline" className="max-sm:hidden">
        Sign up
      </ButtonLink>
    </>
  );
}
