import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { AdminNav } from './admin-nav.tsx';
import { AdminFind } from './find/admin-find.tsx';

interface AdminBarProps {
  onLogout?: (() => void) | undefined;
  /** Its word is the page's heading: as long as there is no other. */
  isHeading?: boolean;
}

/** The dark bar that tells the admin's pages from everybody else's. */
export function AdminBar({ onLogout, isHeading = false }: AdminBarProps) {
  const title = m.admin_title();
  return (
    <header className="on-stage bg-stage text-on-stage">
      <div className="wrap flex h-16 items-center gap-3 max-[380px]:gap-1 sm:gap-4">
        <Link to={paths.landing.href()} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <span
          className={clsx(
            'border-s border-stage-line ps-3 text-sm sm:ps-4 font-semibold text-on-stage-2 max-[380px]:sr-only',
            onLogout && 'max-sm:sr-only md:max-xl:sr-only',
          )}
        >
          {isHeading ? <h1 className="[font:inherit] tracking-[inherit]">{title}</h1> : title}
        </span>
        {onLogout ? <AdminNav className="admin-groups" /> : null}
        <div className="ms-auto flex items-center gap-2 max-[380px]:gap-0">
          {onLogout ? <AdminFind /> : null}
          <LanguageSwitch className="max-lg:px-3!" nameClassName="max-lg:sr-only" />
          <ThemeSwitch />
          {onLogout ? (
            <Button
              variant="outline"
              size="sm"
              icon={<LogOut aria-hidden className="ic ic-turn" />}
              onClick={onLogout}
            >
              <span className="max-lg:sr-only">{m.header_log_out()}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  );
}
