import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenNear } from '../lib/when-near.ts';

/**
 * A lower part of a page that the server renders. Its HTML stays until somebody comes near it, and its code is loaded then;
 * `id` is that of its element, once on a page.
 */
export function nearPart(id: string, load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({ default: await whenNear(id, load) }));
  return memo(function NearPart() {
    return (
      <div id={id}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  });
}
