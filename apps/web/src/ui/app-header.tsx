import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Button } from './button.tsx';
import { FurtherName } from './further-name.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { headerMenuId, MenuSign, useHeaderMenu } from './use-header-menu.tsx';

export interface HeaderLink {
  to: string;
  label: string;
  /** For its tab on phones; without it, it has none. */
  Icon?: LucideIcon | undefined;
  /** Shorter, for its tab. */
  tabLabel?: string | undefined;
  /** A number upon it, which may come later and takes no room. */
  badge?: ReactNode;
}

interface HeaderAccount {
  name: string;
  picture: ReactNode;
  /** The account page, to which the name links. */
  page: { to: string; label: string };
  /** On wide screens this menu, which contains Logout, replaces the link to the account and the button. */
  menu?: ReactNode;
  /** In the menu of narrow screens: a list to switch organisations, and links before and after the account's. */
  switcher?: ReactNode;
  links?: readonly { to: string; label: string }[];
  settings?: readonly { to: string; label: string }[];
  /** At the end of the menu of narrow screens. */
  offer?: ReactNode;
}

interface AppHeaderProps {
  links: readonly HeaderLink[];
  account: HeaderAccount;
  onLogout: () => void;
  /** Buttons such as the bell, which stay visible on phones. */
  tools: ReactNode;
  homeTo: string;
}

/** The bar at the top of the screens of signed-in people. It does not know the session. */
export function AppHeader({ links, account, onLogout, tools, homeTo }: AppHeaderProps) {
  const { pathname } = useLocation();
  const { header, isOpen, wasOpen, button } = useHeaderMenu();

  return (
    <header ref={header} className="sticky top-0 z-20 bg-surface shadow-[0_1px_0_var(--c-line)]">
      <div className="wrap flex h-16 items-center gap-3">
        {/* Where there is little room, as on the narrowest phones or in large text, only the logo's mark is left. */}
        <Link to={homeTo} className="inline-flex min-h-11 min-w-7 items-center">
          <Logo className="h-7 min-w-7 max-[22rem]:w-7" />
        </Link>
        <nav
          aria-label={m.header_main()}
          className="ms-3 hidden items-center whitespace-nowrap lg:flex xl:ms-6 xl:gap-1"
        >
          <HeaderLinks links={links} marksBelow />
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:gap-2">
          {tools}
          <LanguageSwitch className="max-lg:hidden" />
          <ThemeSwitch />
          {account.menu ? (
            <div className="min-w-0 max-lg:hidden">{account.menu}</div>
          ) : (
            <>
              <AccountLink {...account} className="ps-2 max-sm:hidden" />
              <LogoutButton onLogout={onLogout} className="max-lg:hidden" />
            </>
          )}
          <button className="iconbtn header-menu-button lg:hidden" aria-label={m.header_menu()} {...button}>
            <MenuSign isOpen={isOpen} />
          </button>
        </div>
      </div>
      <nav aria-label={m.header_main()} className="tab-bar">
        {links.map(({ to, label, Icon, tabLabel = label, badge }) =>
          Icon ? (
            <NavLink key={to} to={to} aria-current={pathname === to ? 'page' : 'true'}>
              <Icon aria-hidden className="ic" />
              <span>{tabLabel}</span>
              {badge}
            </NavLink>
          ) : null,
        )}
        <button {...button}>
          <MenuSign isOpen={isOpen} />
          <span>{m.header_menu()}</span>
        </button>
      </nav>
      <div
        id={headerMenuId}
        hidden={!isOpen}
        className="header-menu border-t border-line bg-surface lg:hidden"
      >
        <nav aria-label={m.header_menu()} className="wrap flex flex-col py-3">
          {account.switcher ? null : <AccountLink {...account} className="-mx-3 px-3 sm:hidden" />}
          <HeaderLinks links={links} marksBelow className="navlink-row" />
          {wasOpen ? account.switcher : null}
          <HeaderLinks
            links={[...(account.links ?? []), account.page, ...(account.settings ?? [])]}
            className="navlink-row"
          />
          {wasOpen ? account.offer : null}
          <LanguageSwitch className="-mx-3 px-3!" />
          <LogoutButton onLogout={onLogout} className="-mx-3 justify-start px-3!" />
        </nav>
      </div>
    </header>
  );
}

interface HeaderLinksProps {
  links: readonly HeaderLink[];
  /** Whether a link is marked on the pages below its own, too, such as the castings on the page of one of them. */
  marksBelow?: boolean;
  className?: string | undefined;
}

function HeaderLinks({ links, marksBelow = false, className }: HeaderLinksProps) {
  const { pathname } = useLocation();
  return links.map(({ to, label, Icon, badge }) => (
    <NavLink
      key={to}
      to={to}
      end={!marksBelow}
      aria-current={pathname === to ? 'page' : 'true'}
      className={clsx('navlink', Icon && 'in-tab-bar', className)}
    >
      {label}
      {badge}
    </NavLink>
  ));
}

type AccountProps = Pick<HeaderAccount, 'name' | 'picture'> & {
  className: string;
  nameClassName?: string | undefined;
};

function Account({ name, picture, className, nameClassName }: AccountProps) {
  return (
    <span className={clsx('flex min-w-0 items-center gap-2.5 text-ui font-semibold', className)}>
      {picture}
      <bdi className={clsx('max-w-40 truncate', nameClassName)}>{name}</bdi>
    </span>
  );
}

/** The signed-in person's name, as a link to the account. */
function AccountLink({ page, className, ...account }: HeaderAccount & { className: string }) {
  return (
    <Link to={page.to} title={page.label} className={clsx('min-w-0 rounded-lg hover:underline', className)}>
      {/* The name is visible where the links leave it room, and always available to screen readers. */}
      <Account {...account} className="min-h-11" nameClassName="max-xl:sr-only" />
      <FurtherName>{page.label}</FurtherName>
    </Link>
  );
}

function LogoutButton({ onLogout, className }: { onLogout: () => void; className: string }) {
  return (
    <Button
      variant="ghost"
      className={className}
      icon={<LogOut aria-hidden className="ic ic-turn" />}
      onClick={onLogout}
    >
      {m.header_log_out()}
    </Button>
  );
}
