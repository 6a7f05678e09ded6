import { m } from '@briefcast/i18n/messages';
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { approach } from '../../lib/approach.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FeaturedFallback } from './featured-fallback.tsx';
import type { FeaturedProps } from './featured-props.ts';

const load = () => import('./featured-creators.tsx');
const { reached, watch } = approach();

const FeaturedCreators = lazy(async () => {
  await reached;
  try {
    return { default: (await load()).FeaturedCreators };
  } catch {
    return { default: FeaturedFailed };
  }
});

/**
 * The featured creators, whose code comes when somebody gets near: they are far down, and bring along what most of
 * the app needs. The cards that the server rendered stay until then, with links that work; for that nothing here
 * may be rendered again meanwhile, so its properties never change.
 */
export const FeaturedSection = memo(function FeaturedSection({ auth }: FeaturedProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? watch(section.current) : undefined), []);

  return (
    <section ref={section} aria-labelledby="featured" data-later="" className="wrap pt-16 md:pt-24">
      <Suspense
        fallback={
          <>
            <Heading />
            {/* On phones the list of categories takes a row of its own. */}
            <FeaturedFallback className="mt-7 max-sm:mt-[88px]" />
          </>
        }
      >
        <FeaturedCreators auth={auth} />
      </Suspense>
    </section>
  );
});

/** In its place when its code could not be loaded, until it can. */
function FeaturedFailed(props: FeaturedProps) {
  const [Loaded, setLoaded] = useState<{ current: ComponentType<FeaturedProps> }>();

  function retry() {
    load().then(
      (module) => setLoaded({ current: module.FeaturedCreators }),
      // It still says so.
      () => undefined,
    );
  }

  if (Loaded) return <Loaded.current {...props} />;
  return (
    <>
      <Heading />
      <ErrorState onRetry={retry} className="mt-7">
        {m.landing_not_loaded()}
      </ErrorState>
    </>
  );
}

function Heading() {
  return (
    <h2 id="featured" className="text-d1 leading-none">
      {m.landing_featured()}
    </h2>
  );
}
