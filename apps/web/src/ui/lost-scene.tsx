import type { ReactNode } from 'react';
import { Main } from './main.tsx';

interface LostSceneProps {
  title: string;
  /** Explanation of the event and the next step. */
  children: ReactNode;
  actions: ReactNode;
}

/** Replaces a screen that cannot be shown. */
export function LostScene({ title, children, actions }: LostSceneProps) {
  return (
    <Main bleed className="grid place-items-center px-4 pb-16">
      <div role="alert" className="text-center">
        <MissingFrame className="mx-auto w-[120px]" />
        <h1 className="mt-9 text-[34px] md:text-[44px]">{title}</h1>
        <p className="mx-auto mt-2 max-w-[32em] text-[17px] text-balance text-ink-2">{children}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </Main>
  );
}

/** An illustration of an empty set: a marked place, and nobody there. */
export function MissingFrame({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={`frame bg-cast! shadow-e2 ${className ?? ''}`}>
      <svg viewBox="0 0 180 320" className="frame-fill" aria-hidden="true">
        <path d="M44 320V222a46 46 0 0 1 92 0V320Z" fill="#082920" />
        <circle cx="90" cy="118" r="36" fill="none" stroke="#082920" strokeWidth="5" strokeDasharray="9 9" />
        <path
          d="M16 38V22a6 6 0 0 1 6-6H38M164 282v16a6 6 0 0 1-6 6H142M16 282v16a6 6 0 0 0 6 6H38"
          fill="none"
          stroke="#082920"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
