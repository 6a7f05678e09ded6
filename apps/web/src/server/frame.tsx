/** What a signed-in person's page shows before its code is loaded: the header, the heading, and placeholders. */
import type { Role } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPagesBegin } from '@briefcast/i18n/page-paths';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { headerLinks } from '../app/header-links.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BackLink } from '../ui/text-link.tsx';
import type { WholeFrame } from './whole-frames.tsx';

export interface Look {
  /** The roles that may see the page. */
  roles: Role[];
  title: () => ReactNode;
  subtitle?: () => string;
  back?: { to: string; label: () => string };
  actions?: () => ReactNode;
  /** Whether its heading is a band across the page. */
  isBand?: boolean;
  /** The classes of a page that is narrower than the app. */
  width?: string;
  below: () => ReactNode;
}

/**
 * Whose header it is depends on the page's address, or on the session in the browser (before-paint.ts,
 * styles/starting.css).
 */
const forRole: Record<Role, string> = { BRAND: 'for-brands', CREATOR: 'for-creators' };

function Header({ role }: { role: Role }) {
  return (
    <AppHeader
      links={headerLinks(role)}
      homeTo={dashboardPath(role)}
      account={{
        name: '',
        picture: <Skeleton className="size-9 rounded-full!" />,
        page: { to: paths.account.href(), label: m.header_account() },
        ...(role === 'BRAND' ? { menu: <Skeleton className="h-11 w-32" /> } : {}),
      }}
      tools={<span className="size-11 flex-none" />}
      onLogout={() => undefined}
    />
  );
}

/** Nothing in it is interactive: the app replaces it by working elements that look the same. */
function Frame({ roles, title, subtitle, back, actions, isBand = false, width, below }: Look) {
  const heading = (
    <PageHeader
      title={title()}
      band={isBand}
      back={back ? <BackLink to={back.to}>{back.label()}</BackLink> : null}
      actions={actions?.()}
      subtitle={subtitle ? <p className="max-w-[62ch]">{subtitle()}</p> : null}
    />
  );
  return (
    <div className="starting" aria-hidden inert>
      {roles.map((role) => (
        <div key={role} className={roles.length > 1 ? forRole[role] : undefined}>
          <Header role={role} />
        </div>
      ))}
      <div className={isBand ? undefined : 'wrap py-7 md:py-9'}>
        <div className={width}>
          {heading}
          {below()}
        </div>
      </div>
    </div>
  );
}

const htmlAt = (pattern: string, frame: ReactNode): string =>
  renderToStaticMarkup(
    <StaticRouter basename={ownPagesBegin() || '/'} location={ownPagesBegin() + pattern}>
      {frame}
    </StaticRouter>,
  );

/** Its HTML in the current language, for the page with this route pattern. */
export const frameHtml = (look: Look, pattern: string): string => htmlAt(pattern, <Frame {...look} />);

/** The same for a page without the app's header. */
export const wholeFrameHtml = ({ isForEverybody, content }: WholeFrame, pattern: string): string =>
  htmlAt(
    pattern,
    <div className={isForEverybody ? 'starting starting-all' : 'starting'} aria-hidden inert>
      {content()}
    </div>,
  );
