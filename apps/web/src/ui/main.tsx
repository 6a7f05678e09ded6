import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface MainProps {
  children: ReactNode;
  /** The screen has its own padding. */
  bleed?: boolean | undefined;
  className?: string | undefined;
}

/** The main landmark of a screen, which the skip link and each navigation focus. */
export function Main({ children, bleed = false, className }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={clsx('w-full flex-1', !bleed && 'wrap py-7 md:py-9', className)}>
      {children}
    </main>
  );
}

interface SkipLinkProps {
  /** The id of the element that has the focus then. */
  to?: string;
  children?: ReactNode;
}

/** Seen while it has the focus. The page's own is the first stop of the Tab key and skips the header. */
export function SkipLink({ to = 'main', children = m.header_skip() }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="btn btn-primary skip-link">
      {children}
    </a>
  );
}
