import '../../../styles/castings.css';
import type { CastingState, OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowRight, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CastLine } from '../../../features/castings/cast-line.tsx';
import { CastingCover } from '../../../features/castings/casting-cover.tsx';
import { ownCastingsQuery } from '../../../features/castings/casting-queries.ts';
import { castingDay, castingLook, castText, shortDay } from '../../../features/castings/casting-words.ts';
import { castingDraftsQuery } from '../../../features/castings/use-casting-drafts.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { Main } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { DraftNotice } from './draft-notice.tsx';

/** The organisation's castings (/my-castings). */
export function OwnCastingsScreen() {
  useDocumentTitle(m.casting_castings());
  const list = useInfiniteQuery(ownCastingsQuery);
  const { user } = useSession();
  const mayPost = user !== null && mayForOrganization(user, 'casting.post');
  const castings = eachOnce(list.data?.pages.flatMap((page) => page.castings) ?? []);
  // Shows drafts only to people who may post.
  const { data: drafts = [] } = useQuery({ ...castingDraftsQuery, enabled: mayPost });
  const isEmpty = castings.length === 0 && drafts.length === 0;
  const [now] = useState(() => new Date());
  const post = (
    <ButtonLink variant="cast" to={paths.postCasting.href()} icon={<Megaphone aria-hidden className="ic" />}>
      {m.casting_post()}
    </ButtonLink>
  );
  return (
    <Main>
      <PageHeader
        title={m.casting_castings()}
        subtitle={m.casting_own_about()}
        actions={mayPost && !isEmpty ? post : null}
      />
      <section aria-label={m.casting_castings()} className="mt-6">
        {list.isPending ? (
          <div className="grid gap-5 lg:grid-cols-2">
            <LoadingText className="col-span-full">{m.casting_loading()}</LoadingText>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="ear h-44" />
            ))}
          </div>
        ) : null}
        {list.isError && !list.data ? (
          <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
            {m.casting_not_loaded()}
            <span className="block font-normal text-ink-2">
              {errorText(list.error, m.please_try_again())}
            </span>
          </ErrorState>
        ) : null}
        {list.data && isEmpty ? (
          <div className="card p-5">
            <EmptyState
              title={m.casting_own_none()}
              icon={<Megaphone aria-hidden className="ic" />}
              action={mayPost ? post : undefined}
            >
              {m.casting_own_none_text()}
            </EmptyState>
          </div>
        ) : null}
        <ul className="grid gap-5 lg:grid-cols-2">
          {list.data ? drafts.map((draft) => <DraftNotice key={draft.id} draft={draft} />) : null}
          {castings.map((casting) => (
            <OwnNotice key={casting.id} casting={casting} now={now} />
          ))}
        </ul>
        <MorePages list={list} busyText={m.casting_loading()} failedText={m.casting_not_loaded()} />
      </section>
    </Main>
  );
}

/** Summary of a casting for its brand, at one look. */
function countsText({ applications, unseen, shortlisted, state }: OwnCasting): string {
  if (applications === 0) return m.casting_nobody_yet();
  const applied = m.casting_applied_count({ n: applications, count: formatCount(applications) });
  const waits: readonly CastingState[] = ['OPEN', 'CHOOSING'];
  if (unseen > 0 && waits.includes(state))
    return m.casting_applied_new({ applied, count: formatCount(unseen) });
  return shortlisted > 0 && waits.includes(state)
    ? m.casting_applied_listed({ applied, count: formatCount(shortlisted) })
    : applied;
}

function OwnNotice({ casting, now }: { casting: OwnCasting; now: Date }) {
  const look = castingLook(casting, now);
  const { label, day } = castingDay(casting, now);
  return (
    <li className="card notice">
      <div className="notice-body grid-cols-[56px_minmax(0,1fr)]!">
        <CastingCover casting={casting} />
        <div className="min-w-0">
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
          <h2 dir="auto" className="mt-2 text-[20px] wrap-anywhere">
            <Link to={paths.ownCasting.href(casting.id)} className="notice-link">
              {casting.title}
            </Link>
          </h2>
          <p className="num mt-1 text-sm text-ink-2">{countsText(casting)}</p>
        </div>
      </div>
      <div className="tear" data-tone={look.tone}>
        <span className="tear-day notice-under num">
          <small>{label}</small>
          <b>{shortDay(day)}</b>
        </span>
        <span className="notice-under flex items-center gap-2 text-sm font-medium">
          <CastLine casting={casting} />
          {castText(casting)}
        </span>
        <ArrowRight aria-hidden className="ic ic-turn notice-under ms-auto" />
      </div>
    </li>
  );
}
