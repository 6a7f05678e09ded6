import { minuteMs } from '@briefcast/contract/kit/days';
import { q } from '../../../lib/query.ts';
import '../../../styles/castings.css';
import type { Casting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { isNoCasting } from '../../../features/castings/casting-queries.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useHead } from '../../../lib/use-head.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MissingFrame } from '../../../ui/lost-scene.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { aboutCasting, aboutNoCasting } from './about-casting.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { AskAboutApplication } from './ask-about-application.tsx';
import { BrandPanel, CastingBrief } from './casting-brief.tsx';
import { CastingHero } from './casting-hero.tsx';

/** One casting, for everybody who has its address (/castings/:id). */
export function CastingScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    ...q('castings.read', { params: { id } }),
    select: ({ casting }) => casting,
    // Asked again at once, the "there is none" that came with the page would give way to a skeleton.
    retryOnMount: ({ state }) => !isNoCasting(state.error) || Date.now() - state.errorUpdatedAt > minuteMs,
  });
  useHead(data ? aboutCasting(data) : aboutNoCasting());
  return (
    <Main className="pt-3! md:pt-4!">
      {isPending ? <CastingSkeleton /> : null}
      {data ? <Shown casting={data} /> : null}
      {error && !data ? (
        isNoCasting(error) ? (
          <Missing />
        ) : (
          <>
            <h1 tabIndex={-1} className="mb-5">
              {m.casting_one()}
            </h1>
            <ErrorState onRetry={() => void refetch()} className="card p-5">
              {m.casting_one_not_loaded()}
              <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
            </ErrorState>
          </>
        )
      ) : null}
    </Main>
  );
}

function Shown({ casting }: { casting: Casting }) {
  const isHydrated = useHydrated();
  const now = useMemo(() => (isHydrated ? new Date() : null), [isHydrated]);
  const { user } = useSession();
  return (
    <>
      <CastingHero casting={casting} now={now} />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <CastingBrief casting={casting} />
        <div className="grid gap-5 max-lg:-order-1 lg:sticky lg:top-20">
          <ApplyPanel casting={casting} now={now} />
          {user?.role === 'CREATOR' ? <AskAboutApplication casting={casting} creator={user} /> : null}
          <BrandPanel casting={casting} />
        </div>
      </div>
    </>
  );
}

function Missing() {
  return (
    <div className="py-10 text-center">
      <MissingFrame className="mx-auto w-[108px]" />
      <h1 tabIndex={-1} className="mt-8">
        {m.casting_missing()}
      </h1>
      <p className="mx-auto mt-2 max-w-[36em] text-balance text-ink-2">{m.casting_missing_text()}</p>
      <ButtonLink to={paths.castings.href()} className="mt-6">
        {m.casting_all()}
      </ButtonLink>
    </div>
  );
}

function CastingSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingText>{m.casting_one_loading()}</LoadingText>
      <Skeleton className="ear h-80" />
      <Skeleton className="ear h-64" />
    </div>
  );
}
