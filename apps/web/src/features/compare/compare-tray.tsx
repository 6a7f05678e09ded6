import { lazy, Suspense } from 'react';
import { useCompared } from './compared.ts';

/** Comes with the first creator that is chosen. Where its code does not come, the toggles say what is chosen. */
const CompareBar = lazy(async () => {
  try {
    return { default: (await import('./compare-bar.tsx')).CompareBar };
  } catch {
    return { default: () => <></> };
  }
});

/** The bar at the lower edge while anybody is chosen to be compared. */
export function CompareTray() {
  const chosen = useCompared();
  return chosen.length === 0 ? null : (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  );
}
