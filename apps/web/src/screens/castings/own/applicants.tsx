import type { OwnCasting } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { markSeen } from '../../../features/castings/casting-queries.ts';
import type { Judging } from '../../../features/castings/judge-blind.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { pagedQ } from '../../../lib/query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import type { ApplicantsView } from './applicants-view.ts';
import { type Choice, renewChoices } from './use-picks.ts';

interface ApplicantsProps {
  casting: OwnCasting;
  view: ApplicantsView;
  judging: Judging;
  picks: Choice;
  compared: Choice;
}

const nobody = {
  ALL: () => ({ title: m.casting_nobody_yet(), text: m.casting_nobody_text() }),
  SHORTLISTED: () => ({ title: m.casting_no_shortlist(), text: m.casting_no_shortlist_text() }),
  PASSED: () => ({ title: m.casting_no_passed(), text: m.casting_no_passed_text() }),
  CAST: () => ({ title: m.casting_no_cast(), text: m.casting_no_cast_text() }),
};

/** Everybody who applied, or those of one list. */
export function Applicants({ casting, view, judging, picks, compared }: ApplicantsProps) {
  const list = useInfiniteQuery({
    ...pagedQ('castings.applicants', { params: { id: casting.id }, query: view.query }),
    // The former ones stay until another order or filter has loaded.
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const applicants = eachOnce(pages?.flatMap((page) => page.applicants) ?? []);
  const hasNew = applicants.some(({ isNew }) => isNew);

  useEffect(() => {
    // Whether it is noted changes nothing of what is shown; another visit notes it, too.
    if (hasNew) markSeen(casting.id).catch(() => undefined);
  }, [hasNew, casting.id]);

  useEffect(() => {
    for (const page of pages ?? []) renewChoices(casting.id, page.applicants);
  }, [pages, casting.id]);

  // Hides the former order, which would reveal names that are hidden.
  if (list.isPending || (judging.isBlind && list.isPlaceholderData))
    return (
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <LoadingText className="col-span-full">{m.casting_applicants_loading()}</LoadingText>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="ear h-80" />
        ))}
      </div>
    );
  if (list.isError && !list.data)
    return (
      <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
        {m.casting_applicants_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(list.error, m.please_try_again())}</span>
      </ErrorState>
    );
  if (applicants.length === 0) {
    const { title, text } = view.isFiltered
      ? { title: m.casting_none_match(), text: m.casting_none_match_text() }
      : nobody[view.query.show ?? 'ALL']();
    return (
      <div className="card p-5">
        <EmptyState title={title} icon={<UsersRound aria-hidden className="ic" />}>
          {text}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {applicants.map((applicant) => (
          <ApplicantCard key={applicant.id} {...{ applicant, casting, judging, picks, compared }} />
        ))}
      </ul>
      <MorePages
        list={list}
        busyText={m.casting_applicants_loading()}
        failedText={m.casting_applicants_not_loaded()}
      />
    </>
  );
}
