import { landingCategories, matchesCategory, type PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CreatorCard } from '../../features/creator-card/creator-card.tsx';
import { useNearestQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { tellTakenOver } from '../../lib/taken-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CategoryListbox } from './category-listbox.tsx';
import { FeaturedFallback, gridClass } from './featured-fallback.tsx';
import type { FeaturedProps } from './featured-props.ts';
import { featuredQuery } from './featured-query.ts';

const all = 'All Categories';
const options = [all, ...landingCategories];
const shownCreators = 8;

/** The newest published creators, by category. */
export function FeaturedCreators(props: FeaturedProps) {
  return (
    <QueryClientProvider client={useNearestQueryClient()}>
      <Featured {...props} />
    </QueryClientProvider>
  );
}

function Featured({ auth }: FeaturedProps) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [category, setCategory] = useState(all);
  const newest = useQuery(featuredQuery());
  // Where there are more than were loaded, a category's creators may be among the rest.
  const isPartial = newest.data !== undefined && newest.data.total > newest.data.creators.length;
  const ofCategory = useQuery({ ...featuredQuery(category), enabled: category !== all && isPartial });
  const shown = category !== all && isPartial ? ofCategory : newest;
  const creators = shown.data?.creators.filter(
    (creator) => category === all || matchesCategory(creator, category),
  );

  useEffect(() => tellTakenOver(heading.current?.closest('[data-later]')), []);

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={heading} id="featured" className="text-d1 leading-none">
          Featured creators
        </h2>
        <CategoryListbox options={options} value={category} onChange={setCategory} />
      </div>
      <div className="mt-7">
        {creators ? (
          <Grid creators={creators} category={category} />
        ) : shown.isError ? (
          <ErrorState onRetry={() => void shown.refetch()}>
            {errorText(shown.error, 'The creators could not be loaded')}
          </ErrorState>
        ) : (
          <FeaturedFallback />
        )}
      </div>
      <div className="mt-8 text-center">
        {user ? (
          <ButtonLink to={paths.creators.href()} variant="outline" size="lg">
            View All Creators
            <ArrowRight aria-hidden className="ic ic-turn" />
          </ButtonLink>
        ) : (
          <Button
            variant="outline"
            size="lg"
            {...auth.intent}
            onClick={() => auth.open('login', paths.creators.href())}
          >
            View All Creators
            <ArrowRight aria-hidden className="ic ic-turn" />
          </Button>
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
        <EmptyState title="No creators available" headingLevel={3}>
          Check back later for featured creators
        </EmptyState>
      ) : (
        <EmptyState title={`No creators found for "${category}" category`} headingLevel={3}>
          Try All Categories to see everybody who is here.
        </EmptyState>
      )}
    </div>
  );
}
