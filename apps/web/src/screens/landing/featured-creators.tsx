import { matchesCategory, type PublicCreator } from '@briefcast/contract';
import { categoriesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CreatorCard } from '../../features/creators/creator-card.tsx';
import { marketWords } from '../../lib/market.ts';
import { useNearestQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { DirectoryLink } from './auth-link.tsx';
import { CategoryListbox } from './category-listbox.tsx';
import { featuredQuery } from './featured-query.ts';
import type { OpenAuth } from './use-auth-dialog.tsx';

const shownCreators = 8;
const shownCategories = 9;
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
    ...offeredWords(categoriesOf(marketWords()))
      .slice(0, shownCategories)
      .map((value) => ({ value, label: categoryLabel(value) })),
  ];
  const [category, setCategory] = useState<string>(all);
  const newest = useQuery(featuredQuery());
  // Requests the category by itself where more creators exist than were loaded, as some of its own may be among the
  // rest.
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
        <DirectoryLink user={user} auth={auth} mode="login" variant="outline" size="lg">
          {m.landing_view_all()}
          <ArrowRight aria-hidden className="ic ic-turn" />
        </DirectoryLink>
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

/** Four cards without their content, as large as those to come. */
function FeaturedFallback() {
  return (
    <div className="relative">
      <LoadingText className="absolute! start-1/2 top-24 z-[1] w-max -translate-x-1/2 rounded-full bg-raised px-4 py-2 shadow-e1 rtl:translate-x-1/2">
        {m.landing_loading()}
      </LoadingText>
      <div aria-hidden className={gridClass}>
        {[1, 2, 3, 4].map((card) => (
          <div
            key={card}
            className="card flex gap-3.5 p-2.5 max-sm:*:first:w-[min(148px,43.8%)] sm:flex-col sm:pb-[188px]"
          >
            <div className="frame skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The grid of the cards: one column on phones to four. */
const gridClass = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-4';
