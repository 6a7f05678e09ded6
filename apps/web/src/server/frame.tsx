/** What a signed-in person's page shows before its code is loaded: the header, the heading, and placeholders. */
import type { Role } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPagesBegin } from '@briefcast/i18n/page-paths';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { headerLinks } from '../app/header-links.ts';
import { firstCalls } from '../lib/first-calls.ts';
import type { Frame, Page, WholeFrame } from '../lib/page.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BackLink } from '../ui/text-link.tsx';

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

const cards = () => (
  <div className="mt-6 grid gap-5">
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
    <Skeleton className="ear h-48" />
  </div>
);

interface UnderHeaderProps {
  frame: Frame;
  roles: Role[];
}

/** Nothing in it is interactive: the app replaces it by working elements that look the same. */
function UnderHeader({ frame, roles }: UnderHeaderProps) {
  const { title, subtitle, back, actions, isBand = false, isDense = false, width, below = cards } = frame;
  const heading = (
    <PageHeader
      title={title()}
      band={isBand}
      dense={isDense}
      back={back ? <BackLink to={paths[back.to].pattern}>{back.label()}</BackLink> : null}
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
      <div
        className={isBand ? undefined : clsx('wrap', isDense ? 'pt-4 pb-7 md:pt-5 md:pb-9' : 'py-7 md:py-9')}
      >
        <div className={width}>
          {heading}
          {below()}
        </div>
      </div>
    </div>
  );
}

function Whole({ isForEverybody, content }: WholeFrame) {
  return (
    <div className={isForEverybody ? 'starting starting-all' : 'starting'} aria-hidden inert>
      {content()}
    </div>
  );
}

const htmlAt = (pattern: string, frame: ReactNode): string =>
  renderToStaticMarkup(
    <StaticRouter basename={ownPagesBegin() || '/'} location={ownPagesBegin() + pattern}>
      {frame}
    </StaticRouter>,
  );

/** The roles whose pages begin with it. */
function rolesOf({ whose, frame }: Page): Role[] {
  const role = (frame && 'of' in frame && frame.of) || whose;
  return role === 'BRAND' || role === 'CREATOR' ? [role] : ['BRAND', 'CREATOR'];
}

/**
 * Renders the frame of a page at this route pattern in the current language, as HTML that is empty for pages without one.
 * Also gives the first calls by the parameters of the address, and the roles that make them.
 */
export function frameOf(page: Page, pattern: string, params: { id?: string; dealId?: string }) {
  const { whose } = page;
  const frame = page.frame || undefined;
  const roles = rolesOf(page);
  const calls = frame?.calls?.(params) ?? [];
  const isOwn = whose !== 'guests' && whose !== 'everybody';
  const element =
    frame && ('content' in frame ? <Whole {...frame} /> : <UnderHeader frame={frame} roles={roles} />);
  return {
    roles,
    calls: isOwn ? [firstCalls.me, ...calls] : calls,
    html: element ? htmlAt(pattern, element) : '',
  };
}
