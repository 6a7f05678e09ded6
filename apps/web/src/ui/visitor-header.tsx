import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronRight, FileCheck, LogOut, type LucideIcon, Megaphone, Ticket, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { joinLabel } from '../lib/joining-words.ts';
import { leave } from '../lib/leaving.ts';
import { isSelling } from '../lib/market.ts';
import { useSession } from '../lib/session.ts';
import { likelySide, useOrigin } from '../lib/way-in.ts';
import { Button, ButtonLink } from './button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeChoice, ThemeSwitch } from './theme-switch.tsx';
import { headerMenuId, MenuSign, useHeaderMenu } from './use-header-menu.tsx';

type AuthMode = 'login' | 'signup';
type LinkProps = Pick<ComponentProps<typeof ButtonLink>, 'onClick' | 'onFocus' | 'onPointerEnter'>;

interface VisitorHeaderProps {
  /** On the dark ground of a stage, over whatever lies there. */
  onStage?: boolean;
  /** Adds props to the links to the log-in and the sign-up, such as opening a dialog. */
  authLink?: (mode: AuthMode) => LinkProps;
}

interface Place {
  to: string;
  label: () => string;
  Icon: LucideIcon;
}

/** Pages that the bar leads to; prices only where something has one. */
const places = (): Place[] => [
  { to: paths.creators.href(), label: m.header_find_creators, Icon: Users },
  { to: paths.castings.href(), label: m.casting_castings, Icon: Megaphone },
  ...(isSelling() ? [{ to: paths.prices.href(), label: m.prices_title, Icon: Ticket }] : []),
];

/** Bar of all public pages for people who are not signed in; signed-in people see the way to their own pages. */
export function VisitorHeader({ onStage = false, authLink = () => ({}) }: VisitorHeaderProps) {
  const { pathname } = useLocation();
  const { header, isOpen, button } = useHeaderMenu();
  const isGuest = usePerson() === null;
  // Pictures of a stage may lie below its bar.
  const ground = onStage && 'bg-stage! text-on-stage! hover:bg-stage-2!';
  const row = (to: string) => ({
    to,
    'aria-current': pathname === to ? ('page' as const) : ('true' as const),
  });
  return (
    <header
      ref={header}
      className={clsx(
        'visitor-header',
        onStage
          ? 'on-stage absolute inset-x-2 top-2 z-10 text-on-stage md:inset-x-3 md:top-3'
          : 'sticky top-0 z-20 bg-surface shadow-[0_1px_0_var(--c-line)] noscript:static',
      )}
    >
      <div className="wrap flex h-16 items-center gap-3 max-lg:noscript:h-auto max-lg:noscript:flex-wrap">
        <Link to={paths.landing.href()} className="inline-flex min-h-11 min-w-7 items-center">
          <Logo className="h-7 min-w-7" />
        </Link>
        <nav
          aria-label={m.header_main()}
          className={clsx(
            'ms-3 flex items-center gap-1 whitespace-nowrap max-lg:hidden max-lg:noscript:order-last max-lg:noscript:flex max-lg:noscript:w-full max-lg:noscript:flex-wrap xl:ms-5',
            isGuest && 'for-visitors',
          )}
        >
          {places().map(({ to, label }) => (
            <NavLink key={to} {...row(to)} className={clsx('navlink', ground)}>
              {label()}
            </NavLink>
          ))}
        </nav>
        <div className={clsx('ms-auto flex items-center gap-1', isGuest && 'for-visitors')}>
          <LanguageSwitch className={clsx('max-lg:hidden noscript:inline-flex', ground)} />
          <ThemeSwitch className={clsx('max-lg:hidden noscript:hidden', ground)} />
          <Doors authLink={authLink} className={ground} />
          <button className="iconbtn lg:hidden noscript:hidden" aria-label={m.header_menu()} {...button}>
            <MenuSign isOpen={isOpen} />
          </button>
        </div>
      </div>
      <div id={headerMenuId} hidden={!isOpen} className="header-menu visitor-menu lg:hidden">
        <nav aria-label={m.header_menu()}>
          {[...places(), { to: paths.verify.href(), label: m.verify_page, Icon: FileCheck }].map(
            ({ to, label, Icon }) => (
              <NavLink key={to} {...row(to)}>
                <Icon aria-hidden className="ic" />
                {label()}
                <ChevronRight aria-hidden className="ic ic-turn" />
              </NavLink>
            ),
          )}
        </nav>
        <div className="visitor-menu-tools">
          <LanguageSwitch />
          <ThemeChoice />
        </div>
        <div className="visitor-menu-doors">
          <Doors authLink={authLink} isInMenu />
        </div>
      </div>
    </header>
  );
}

/** The person who is signed in, as long as their session lasts. */
function usePerson() {
  const { user, isExpired } = useSession();
  return isExpired ? null : user;
}

interface DoorsProps {
  authLink: NonNullable<VisitorHeaderProps['authLink']>;
  /** Large and one below the other, with what the bar of a phone has no room for. */
  isInMenu?: boolean;
  className?: string | false;
}

/** The way in, or the way on for people who are signed in. */
function Doors({ authLink, isInMenu = false, className }: DoorsProps) {
  const { pathname } = useLocation();
  const person = usePerson();
  const origin = useOrigin();
  const size = isInMenu ? 'lg' : 'md';
  const further = clsx(!isInMenu && 'max-lg:hidden noscript:inline-flex', className);
  if (person) {
    return (
      <>
        <ButtonLink to={dashboardPath(person.role)} variant="outline" size={size} className={clsx(className)}>
          {m.header_dashboard()}
        </ButtonLink>
        <Button
          variant="ghost"
          size={size}
          className={further}
          icon={<LogOut aria-hidden className="ic ic-turn" />}
          onClick={leave}
        >
          {m.header_log_out()}
        </Button>
      </>
    );
  }
  const logIn = (
    <ButtonLink
      to={paths.login.href()}
      state={origin}
      variant={isInMenu ? 'outline' : 'ghost'}
      size={size}
      className={further}
      {...authLink('login')}
    >
      {m.header_log_in()}
    </ButtonLink>
  );
  const signUp = (
    <ButtonLink
      to={paths.signup.href(likelySide(pathname))}
      state={origin}
      variant={isInMenu ? 'cast' : 'outline'}
      size={size}
      className={clsx('whitespace-nowrap max-[22rem]:px-3!', className)}
      {...authLink('signup')}
    >
      {joinLabel(m.header_sign_up())}
    </ButtonLink>
  );
  return isInMenu ? (
    <>
      {signUp}
      {logIn}
    </>
  ) : (
    <>
      {logIn}
      {signUp}
    </>
  );
}
