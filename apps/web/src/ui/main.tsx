import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface MainProps {
  children: ReactNode;
  /** The screen lays out its own edges. */
  bleed?: boolean | undefined;
  className?: string | undefined;
}

/** The main landmark of a screen, where the skip link and each navigation arrive. */
export function Main({ children, bleed = false, className }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={clsx('w-full flex-1', !bleed && 'wrap py-7 md:py-9', className)}>
      {children}
    </main>
  );
}
