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

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className="btn btn-primary skip-link">
      {m.header_skip()}
    </a>
  );
}
