import '../../styles/castings.css';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { savedCastingsQuery } from '../../features/castings/use-keep-castings.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CreatorTabs } from './creator-tabs.tsx';
import { Notices } from './notices.tsx';

/** The castings that a creator saved (/saved-castings). */
export function SavedCastingsScreen() {
  useDocumentTitle(m.casting_saved_title());
  const { data, error, isPending, refetch } = useQuery(savedCastingsQuery);
  return (
    <Main>
      <h1>{m.casting_castings()}</h1>
      <p className="mt-1 text-ink-2">{m.casting_saved_about()}</p>
      <CreatorTabs />
      <section aria-label={m.casting_saved_title()} className="mt-6">
        {isPending ? (
          <div className="grid gap-5 xl:grid-cols-2">
            <LoadingText className="col-span-full">{m.casting_loading()}</LoadingText>
            <Skeleton className="ear h-72" />
            <Skeleton className="ear h-72" />
          </div>
        ) : null}
        {error && !data ? (
          <ErrorState className="card p-5" onRetry={() => void refetch()}>
            {m.casting_not_loaded()}
            <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
          </ErrorState>
        ) : null}
        {data?.length === 0 ? (
          <div className="card p-5">
            <EmptyState
              title={m.casting_saved_none()}
              icon={<Bookmark aria-hidden className="ic" />}
              action={<ButtonLink to={paths.castings.href()}>{m.casting_open_castings()}</ButtonLink>}
            >
              {m.casting_saved_none_text()}
            </EmptyState>
          </div>
        ) : null}
        <Notices castings={data ?? []} />
      </section>
    </Main>
  );
}
