import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenNear } from '../lib/when-near.ts';

/** Lower part of a server-rendered page, whose code is loaded once somebody comes near the element with this id. */
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
