import type { ReactNode } from 'react';

/** Cancel and Save: in their card on wide screens, always in reach at the bottom on small ones. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar grid grid-cols-2 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
