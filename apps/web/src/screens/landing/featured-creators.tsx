import { landingCategories, matchesCategory, type PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CreatorCard } from '../../features/creator-card/creator-card.tsx';
import { useNearestQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AuthLink } from './auth-link.tsx';
import { CategoryListbox } from './category-listbox.tsx';
import { FeaturedFallback, gridClass } from './featured-fallback.tsx';
import { featuredQuery } from './featured-query.ts';
import type { OpenAuth } from './use-auth-dialog.tsx';

const shownCreators = 8;
/** No name of a category. */
const all = 'all';

interface FeaturedProps {
  auth: OpenAuth;
}

/** The newest published creators, by category. */
export function FeaturedCreators({ auth }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="wrap pt-16 md:pt-24">
      <QueryClientProvider client={useNearestQueryClient()}>
        {/* Taken over by itself, after what is further up. */}
        <Suspense>
          <Featured auth={auth} />
        </Suspense>
      </QueryClientProvider>
    </section>
  );
}

function Featured({ auth }: FeaturedProps) {
  const { user } = useSession();
  const options = [
    { value: all, label: m.landing_all_categories() },
    ...landingCategories.map((value) => ({ value, label: categoryLabel(value) })),
  ];
  const [category, setCategory] = useState<string>(all);
  const newest = useQuery(featuredQuery());
  // Where there are more than were loaded, a category's creators may be among the rest.
  const isPartial = newest.data !== undefined && newest.data.total > newest.data.creators.length;
  const ofCategory = useQuery({ ...featuredQuery(category), enabled: category !== all && isPartial });
  const shown = category !== all && isPartial ? ofCategory : newest;
  const creators = shown.data?.creators.filter(
    (creator) => category === all || matchesCategory(creator, category),
  );

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="featured" className="text-d1 leading-none">
          {m.landing_featured()}
        </h2>
        <CategoryListbox options={options} value={category} onChange={setCategory} />
      </div>
      <div className="mt-7">
        {creators ? (
          <Grid creators={creators} category={category} />
        ) : shown.isError ? (
          <ErrorState onRetry={() => void shown.refetch()}>
            {errorText(shown.error, m.landing_not_loaded())}
          </ErrorState>
        ) : (
          <FeaturedFallback />
        )}
      </div>
      <div className="mt-8 text-center">
        {user ? (
          <ButtonLink to={paths.creators.href()} variant="outline" size="lg">
            {m.landing_view_all()}
            <ArrowRight aria-hidden className="ic ic-turn" />
          </ButtonLink>
        ) : (
          <AuthLink
            auth={auth}
            mode="login"
            to={paths.creators.href()}
            destination={paths.creators.href()}
            variant="outline"
            size="lg"
          >
            {m.landing_view_all()}
            <ArrowRight aria-hidden className="ic ic-turn" />
          </AuthLink>
        )}
      </div>
    </>
  );
}

function Grid({ creators, category }: { creators: PublicCreator[]; category: string }) {
  if (creators.length > 0) {
    return (
      <ul className={gridClass}>
        {creators.slice(0, shownCreators).map((creator) => (
          <li key={creator.id}>
            <CreatorCard creator={creator} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div role="status">
      {category === all ? (
        <EmptyState title={m.landing_nobody()} headingLevel={3}>
          {m.landing_nobody_yet()}
        </EmptyState>
      ) : (
        <EmptyState
          title={m.landing_none_in_category({ category: categoryLabel(category) })}
          headingLevel={3}
        >
          {m.landing_try_all()}
        </EmptyState>
      )}
    </div>
  );
}
