import '../styles/later.css';
import type { OwnUser } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { LogOut } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { accountName, OrganizationButton } from '../features/team/organization-button.tsx';
import { fullName } from '../lib/full-name.ts';
import { mediaUrl } from '../lib/media-url.ts';
import type { OriginState } from '../lib/return-intent.ts';
import { logOut, useSession } from '../lib/session.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { BrandLogoAvatar } from '../ui/brand-logo-avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { headerLinks } from './header-links.ts';

/** The code of what stands in the header beside the links comes after the content of the screen. */
async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  const { afterContent } = await import('../lib/after-content.ts');
  await afterContent();
  return load();
}

/** Only for people who are signed in. A bell whose code cannot be loaded must not take the page along. */
const Bell = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/notifications/bell.tsx'))).Bell };
  } catch {
    return { default: BellPlace };
  }
});

/** Where the bell will be, so that nothing moves when it comes. */
function BellPlace() {
  return <span className="size-11 flex-none" />;
}

/** The credits of a brand, where briefs cost some; without its code the header is whole. */
const TicketChip = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/credits/ticket-chip.tsx'))).TicketChip };
  } catch {
    return { default: () => <></> };
  }
});

/** A brand's account menu. Where its code cannot be loaded, there is still the way out. */
const OrganizationMenu = lazy(async () => {
  try {
    return {
      default: (await later(() => import('../features/team/organization-menu.tsx'))).OrganizationMenu,
    };
  } catch {
    return { default: LogoutAlone };
  }
});

function LogoutAlone({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="ghost" icon={<LogOut aria-hidden className="ic ic-turn" />} onClick={onLogout}>
      {m.header_log_out()}
    </Button>
  );
}

/** One's organisations in the menu of narrow screens; without its code the rest of the menu is there. */
const OrganizationList = lazy(async () => {
  try {
    return { default: (await import('../features/team/organization-list.tsx')).OrganizationList };
  } catch {
    return { default: () => <></> };
  }
});

const ofOrganization = () => [
  { to: paths.brandProfile.href(), label: m.organization_brand_profile() },
  { to: paths.payouts.href(), label: m.owed_link() },
  { to: paths.rights.href(), label: m.rights_link() },
  { to: paths.team.href(), label: m.organization_team() },
];

function accountOf(user: OwnUser) {
  const own = {
    page: { to: paths.account.href(), label: m.header_account() },
    settings: [{ to: paths.notificationSettings.href(), label: m.header_settings() }],
  };
  const src = user.profileImage ? mediaUrl(user.profileImage) : null;
  if (user.role === 'BRAND') {
    const name = accountName(user);
    return {
      name,
      picture: <BrandLogoAvatar name={name} src={src} />,
      ...own,
      menu: (
        <Suspense fallback={<OrganizationButton user={user} disabled />}>
          <OrganizationMenu user={user} onLogout={logOut} />
        </Suspense>
      ),
      switcher: (
        <Suspense fallback={null}>
          <OrganizationList user={user} />
        </Suspense>
      ),
      links: user.brandId === null ? [] : ofOrganization(),
    };
  }
  const name = fullName(user);
  return { name, picture: <Avatar name={name} src={src} size={36} />, ...own };
}

/** The app's header, for whoever is there, over the screens; a notice stands between them. */
export function HeaderFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      {user ? (
        <AppHeader
          links={headerLinks(user.role)}
          account={accountOf(user)}
          tools={
            <>
              {user.role === 'BRAND' ? (
                <Suspense fallback={null}>
                  <TicketChip />
                </Suspense>
              ) : null}
              <Suspense fallback={<BellPlace />}>
                <Bell />
              </Suspense>
            </>
          }
          onLogout={() => logOut()}
          homeTo={dashboardPath(user.role)}
        />
      ) : (
        <AppHeader actions={<VisitorActions />} />
      )}
      {notice}
      {children}
    </>
  );
}

function VisitorActions() {
  const { pathname, search, hash } = useLocation();
  const state: OriginState = { from: { pathname, search, hash } };
  return (
    <>
      <ButtonLink to={paths.login.href()} state={state} variant="ghost">
        {m.header_log_in()}
      </ButtonLink>
      <ButtonLink to={paths.signup.href()} state={state} variant="outline" className="max-sm:hidden">
        {m.header_sign_up()}
      </ButtonLink>
    </>
  );
}
