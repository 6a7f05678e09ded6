import { Clock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { LaterProps } from './later-menu.tsx';

/** The queue can be read and worked off without its menu. */
const LaterMenu = lazy(async () => {
  try {
    return { default: (await import('./later-menu.tsx')).LaterMenu };
  } catch {
    return { default: () => <></> };
  }
});

/** Puts a need off or hides it. */
export function LaterButton(props: LaterProps) {
  return (
    <Suspense
      fallback={
        <span aria-hidden className="iconbtn">
          <Clock className="ic" />
        </span>
      }
    >
      <LaterMenu {...props} />
    </Suspense>
  );
}
