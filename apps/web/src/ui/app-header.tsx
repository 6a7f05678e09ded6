import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { LogOut, type LucideIcon, Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Button } from './button.tsx';
import { FurtherName } from './further-name.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface HeaderLink {
  to: string;
  label: string;
  /** For its tab on phones; without it, it has none. */
  Icon?: LucideIcon | undefined;
  /** Shorter, for its tab. */
  tabLabel?: string | undefined;
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
  links?: readonly HeaderLink[] | undefined;
  account?: HeaderAccount | undefined;
  onLogout?: (() => void) | undefined;
  /** Buttons for guests, such as Log in; they stay visible on phones. */
  actions?: ReactNode;
  /** For signed-in people, such as the bell; they stay visible on phones too. */
  tools?: ReactNode;
  homeTo?: string | undefined;
}

/** The bar at the top of every screen. It only shows what it is given and does not know the session. */
export function AppHeader({
  links = [],
  account,
  onLogout,
  actions,
  tools,
  homeTo = paths.landing.href(),
}: AppHeaderProps) {
  const { pathname } = useLocation();
  // The menu belongs to the address where it was opened, so every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  // The menu's content is loaded when it is first opened, and stays mounted: a dialog of it outlives the
  // menu.
  const [wasOpen, setWasOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  /** The button that opened the menu: of the header, or of the tabs. */
  const menuButton = useRef<HTMLButtonElement>(null);
  const hasMenu = links.length > 0 || onLogout !== undefined;

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: PointerEvent) {
      if (!header.current?.contains(event.target as Node)) setOpenAt(undefined);
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      menuButton.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [open]);

  const menuState = {
    'aria-expanded': open,
    'aria-controls': 'header-menu',
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      menuButton.current = currentTarget;
      setWasOpen(true);
      setOpenAt(open ? undefined : pathname);
    },
  };

  return (
    <header ref={header} className="sticky top-0 z-20 bg-surface shadow-[0_1px_0_var(--c-line)]">
      <div className="wrap flex h-16 items-center gap-3">
        {/* Where there is little room, as on the narrowest phones or in large text, only the logo's mark is left. */}
        <Link to={homeTo} className="inline-flex min-h-11 min-w-7 items-center">
          <Logo className={clsx('h-7 min-w-7', account && 'max-[22rem]:w-7')} />
        </Link>
        {links.length > 0 ? (
          <nav
            aria-label={m.header_main()}
            className="ms-3 hidden items-center whitespace-nowrap lg:flex xl:ms-6 xl:gap-1"
          >
            <HeaderLinks links={links} marksBelow />
          </nav>
        ) : null}
        <div className={clsx('ms-auto flex items-center gap-1 lg:gap-2', !account && 'for-visitors')}>
          {tools}
          <LanguageSwitch
            className={hasMenu ? 'max-lg:hidden' : 'max-sm:px-3!'}
            nameClassName={hasMenu ? undefined : 'max-sm:sr-only'}
          />
          <ThemeSwitch />
          {account?.menu ? (
            <div className="min-w-0 max-lg:hidden">{account.menu}</div>
          ) : account ? (
            <AccountLink {...account} className="ps-2 max-sm:hidden" />
          ) : null}
          {actions}
          {onLogout && !account?.menu ? <LogoutButton onLogout={onLogout} className="max-lg:hidden" /> : null}
          {hasMenu ? (
            <button
              type="button"
              className="iconbtn header-menu-button lg:hidden"
              aria-label={m.header_menu()}
              {...menuState}
            >
              {open ? <X aria-hidden className="ic" /> : <Menu aria-hidden className="ic" />}
            </button>
          ) : null}
        </div>
      </div>
      {account ? (
        <nav aria-label={m.header_main()} className="tab-bar">
          {links.map(({ to, label, Icon, tabLabel = label }) =>
            Icon ? (
              <NavLink key={to} to={to} aria-current={pathname === to ? 'page' : 'true'}>
                <Icon aria-hidden className="ic" />
                <span>{tabLabel}</span>
              </NavLink>
            ) : null,
          )}
          <button type="button" {...menuState}>
            {open ? <X aria-hidden className="ic" /> : <Menu aria-hidden className="ic" />}
            <span>{m.header_menu()}</span>
          </button>
        </nav>
      ) : null}
      {hasMenu ? (
        <div
          id="header-menu"
          hidden={!open}
          className="header-menu border-t border-line bg-surface lg:hidden"
        >
          <nav aria-label={m.header_menu()} className="wrap flex flex-col py-3">
            {account && !account.switcher ? (
              <AccountLink {...account} className="-mx-3 px-3 sm:hidden" />
            ) : null}
            <HeaderLinks links={links} marksBelow className="navlink-row" />
            {account ? (
              <>
                {wasOpen ? account.switcher : null}
                <HeaderLinks
                  links={[...(account.links ?? []), account.page, ...(account.settings ?? [])]}
                  className="navlink-row"
                />
              </>
            ) : null}
            {wasOpen ? account?.offer : null}
            <LanguageSwitch className="-mx-3 px-3!" />
            {onLogout ? <LogoutButton onLogout={onLogout} className="-mx-3 justify-start px-3!" /> : null}
          </nav>
        </div>
      ) : null}
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
  return links.map(({ to, label, Icon }) => (
    <NavLink
      key={to}
      to={to}
      end={!marksBelow}
      aria-current={pathname === to ? 'page' : 'true'}
      className={clsx('navlink', Icon && 'in-tab-bar', className)}
    >
      {label}
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
