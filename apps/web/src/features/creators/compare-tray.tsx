import type { PublicCreator } from '@briefcast/contract';
import { lazy, Suspense } from 'react';

/** Loaded with the first chosen creator. If its code cannot be loaded, the toggles still show who is chosen. */
const CompareBar = lazy(() =>
  import('./compare-bar.tsx').then(
    ({ CompareBar }) => ({ default: CompareBar }),
    () => ({ default: () => <></> }),
  ),
);

/** The bar at the bottom while any creator is chosen for comparison. */
export function CompareTray({ chosen }: { chosen: readonly PublicCreator[] }) {
  return chosen.length > 0 ? (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  ) : null;
}
