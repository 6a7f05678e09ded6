import { type ComponentType, useEffect, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { FeaturedFallback } from './featured-fallback.tsx';
import type { FeaturedProps } from './featured-props.ts';

const load = () => import('./featured-creators.tsx');

/** The featured creators, whose code and data come after the first paint. */
export function FeaturedSection(props: FeaturedProps) {
  const [Featured, setFeatured] = useState<{ current: ComponentType<FeaturedProps> }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    load().then(
      ({ FeaturedCreators }) => setFeatured({ current: FeaturedCreators }),
      () => setFailed(true),
    );
  }, [failed]);

  return (
    <section aria-labelledby="featured" className="wrap pt-16 md:pt-24">
      {Featured ? (
        <Featured.current {...props} />
      ) : (
        <>
          <h2 id="featured" className="text-d1 leading-none">
            Featured creators
          </h2>
          {failed ? (
            <ErrorState onRetry={() => setFailed(false)} className="mt-7">
              The creators could not be loaded
            </ErrorState>
          ) : (
            // On phones the list of categories takes a row of its own.
            <FeaturedFallback className="mt-7 max-sm:mt-[88px]" />
          )}
        </>
      )}
    </section>
  );
}
