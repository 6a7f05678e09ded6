import type { OwnUser } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { accountName, OrganizationButton } from '../features/teams/organization-button.tsx';
import { isInstalled } from '../lib/is-installed.ts';
import { leave } from '../lib/leaving.ts';
import { mediaUrl } from '../lib/media-url.ts';
import { fullName } from '../lib/names.ts';
import { BrandLogoAvatar } from '../parts/brands/brand-logo-avatar.tsx';
import { AppHeader } from '../ui/app-header.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { headerLinks } from './header-links.ts';

/** The code of the header's tools is loaded after the content of the screen. */
async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  const { afterContent } = await import('../lib/after-content.ts');
  await afterContent();
  return load();
}

/** Only for signed-in people. If its code cannot be loaded, the page still works. */
const Bell = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/notifications/bell.tsx'))).Bell };
  } catch {
    return { default: ButtonPlace };
  }
});

/** Only in the installed app, which alone has an icon. */
const IconNumber = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/needs/icon-number.tsx'))).IconNumber };
  } catch {
    return { default: () => <></> };
  }
});

/** Number of unread conversations; the link works without its code. */
const InboxCount = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/notifications/inbox-count.tsx'))).InboxCount };
  } catch {
    return { default: () => <></> };
  }
});

const inboxCount = (
  <Suspense fallback={null}>
    <InboxCount />
  </Suspense>
);

/** Links of the header, with the number of the inbox. */
const linksOf = (role: OwnUser['role']) =>
  headerLinks(role).map((link) => (link.to === paths.inbox.pattern ? { ...link, badge: inboxCount } : link));

/** The search over everything; pages work without its code. */
const Finder = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/finder/finder.tsx'))).Finder };
  } catch {
    return { default: ButtonPlace };
  }
});

/** Reserves the place of a button, so that nothing moves when it appears. */
function ButtonPlace() {
  return <span className="size-11 flex-none" />;
}

/** A brand's credits, if briefs cost some; the header works without its code. */
const TicketChip = lazy(async () => {
  try {
    return { default: (await later(() => import('../features/credits/ticket-chip.tsx'))).TicketChip };
  } catch {
    return { default: () => <></> };
  }
});

/** A brand's account menu. If its code cannot be loaded, the logout button remains. */
const OrganizationMenu = lazy(async () => {
  try {
    return {
      default: (await later(() => import('../features/teams/organization-menu.tsx'))).OrganizationMenu,
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

/** The person's organisations in the menu of narrow screens; the rest of the menu works without its code. */
const OrganizationList = lazy(async () => {
  try {
    return { default: (await import('../features/teams/organization-list.tsx')).OrganizationList };
  } catch {
    return { default: () => <></> };
  }
});

/** The offer to install the app, in the menu of narrow screens; without its code there is none. */
const InstallEntry = lazy(async () => {
  try {
    return { default: (await import('../features/phone/install-entry.tsx')).InstallEntry };
  } catch {
    return { default: () => <></> };
  }
});

const ofOrganization = () => [
  { to: paths.brandProfile.href(), label: m.organization_brand_profile() },
  { to: paths.rights.href(), label: m.rights_link() },
  { to: paths.team.href(), label: m.organization_team() },
];

function accountOf(user: OwnUser) {
  const own = {
    page: { to: paths.account.href(), label: m.header_account() },
    settings: [{ to: paths.notificationSettings.href(), label: m.header_settings() }],
    offer: (
      <Suspense fallback={null}>
        <InstallEntry />
      </Suspense>
    ),
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
          <OrganizationMenu user={user} onLogout={leave} />
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

/** The header of a signed-in person, on their own screens and on public pages. */
export function OwnHeader({ user }: { user: OwnUser }) {
  // Nothing of the brand is theirs to read.
  const isAlone = user.suspended === 'MEMBER';
  return (
    <AppHeader
      links={isAlone ? [] : linksOf(user.role)}
      account={accountOf(user)}
      tools={
        isAlone ? null : (
          <>
            {user.role === 'BRAND' ? (
              <Suspense fallback={null}>
                <TicketChip />
              </Suspense>
            ) : null}
            <Suspense fallback={<ButtonPlace />}>
              <Finder user={user} />
            </Suspense>
            <Suspense fallback={<ButtonPlace />}>
              <Bell />
            </Suspense>
            {isInstalled() ? (
              <Suspense fallback={null}>
                <IconNumber />
              </Suspense>
            ) : null}
          </>
        )
      }
      onLogout={leave}
      homeTo={dashboardPath(user.role)}
    />
  );
}
