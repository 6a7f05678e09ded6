import type { PublicCreator } from '@briefcast/contract';
import { lazy, Suspense } from 'react';

/** Comes with the first creator that is chosen. Where its code does not come, the toggles still say who is chosen. */
const CompareBar = lazy(() =>
  import('./compare-bar.tsx').then(
    ({ CompareBar }) => ({ default: CompareBar }),
    () => ({ default: () => <></> }),
  ),
);

/** The bar at the lower edge while anybody is chosen to be compared. */
export function CompareTray({ chosen }: { chosen: readonly PublicCreator[] }) {
  return chosen.length > 0 ? (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  ) : null;
}
