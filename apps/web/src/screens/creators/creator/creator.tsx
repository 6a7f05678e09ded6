import { AppError } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import type { CreatorLinkState } from '../../../features/creators/creator-identity.tsx';
import { q } from '../../../lib/query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useHead } from '../../../lib/use-head.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MissingFrame } from '../../../ui/lost-scene.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { aboutCreator, aboutNobody } from './about-creator.ts';
import { CreatorProfile, profileLayout } from './creator-profile.tsx';

/** Whether there is no such creator: unknown, not published, or no id at all. */
const isMissing = (error: unknown) =>
  error instanceof AppError && ['creator.not_found', 'request.invalid'].includes(error.code);

/** The filters of the directory that a plain link led here from: one that was pressed before its app was there. */
function searchBefore(): string {
  const before = document.referrer ? new URL(document.referrer) : null;
  return before?.origin === location.origin && before.pathname === ownPage(paths.creators.href())
    ? before.search
    : '';
}

/** One creator, for everybody. */
export function CreatorScreen() {
  const { id = '' } = useParams();
  const state = useLocation().state as CreatorLinkState | null;
  // The server does not know where somebody came from, and a page begins as it was rendered.
  const search = useHydrated() ? (state?.directorySearch ?? searchBefore()) : '';
  const { data, error, isPending, refetch } = useQuery({
    ...q('creators.publicProfile', { params: { id } }),
    select: ({ creator }) => creator,
    // Asked again at once, the "there is none" that came with the page would give way to a skeleton.
    retryOnMount: ({ state }) => !isMissing(state.error) || Date.now() - state.errorUpdatedAt > minuteMs,
  });
  useHead(data ? aboutCreator(data) : aboutNobody());

  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={paths.creators.href(search)}>{m.directory_title()}</BackLink>
      {isPending ? <CreatorSkeleton /> : null}
      {data ? <CreatorProfile creator={data} /> : null}
      {error && !data ? isMissing(error) ? <Missing /> : <Failed error={error} onRetry={refetch} /> : null}
    </Main>
  );
}

function Missing() {
  return (
    <div className="py-10 text-center">
      <MissingFrame className="mx-auto w-[108px]" />
      <h1 tabIndex={-1} className="mt-8">
        {m.person_missing()}
      </h1>
      <p className="mx-auto mt-2 max-w-[36em] text-balance text-ink-2">{m.person_missing_text()}</p>
      <ButtonLink to={paths.creators.href()} className="mt-6">
        {m.directory_title()}
      </ButtonLink>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-5">
        {m.person_title()}
      </h1>
      <ErrorState onRetry={() => onRetry()} className="card p-5 sm:pe-7">
        {m.person_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    </>
  );
}

/** The profile, before the answer. */
function CreatorSkeleton() {
  return (
    <div className={profileLayout}>
      <div className="card p-5 md:p-7">
        <div className="flex items-center gap-4">
          <Skeleton className="size-20 rounded-full" />
          <div className="flex-1">
            {/* Heading in place of the name to come: the focus that a navigation set on it stays there. */}
            <h1 tabIndex={-1} className="sr-only">
              {m.person_title()}
            </h1>
            <Skeleton className="h-7" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        </div>
        <Skeleton className="mt-5 h-12 w-1/2" />
        <Skeleton className="mt-5 h-11 rounded-md" />
        <div className="mt-6">
          <LoadingText>{m.person_loading()}</LoadingText>
        </div>
      </div>
      <div className="grid gap-5 lg:gap-6">
        <Skeleton className="ear h-40" />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="ear aspect-[9/16]" />
          ))}
        </div>
      </div>
    </div>
  );
}
