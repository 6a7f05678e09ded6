/**
 * Parts that the directory shows next to its results where there is room, and above them where there is none. Only
 * these parts depend on the window: on a phone, a page that the server rendered as wide is not redrawn as a whole.
 */
import { type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';

export const useIsWide = () => useMediaQuery('(width >= 64rem)');

/** Taken over by itself: a phone drops what the server rendered here without having worked for it. */
export function WideOnly({ children }: { children: ReactNode }) {
  return useIsWide() ? <Suspense>{children}</Suspense> : null;
}

export function NarrowOnly({ children }: { children: ReactNode }) {
  return useIsWide() ? null : children;
}
