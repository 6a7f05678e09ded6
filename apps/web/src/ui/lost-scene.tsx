import type { ReactNode } from 'react';
import { Main } from './main.tsx';
import { MissingFrame } from './missing-frame.tsx';

interface LostSceneProps {
  title: string;
  /** What happened and what comes next. */
  children: ReactNode;
  actions: ReactNode;
}

/** In place of a screen that cannot be shown. */
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
