import { q } from '../../../lib/query.ts';
import '../../../styles/castings.css';
import '../../../styles/choosing.css';
import '../../../styles/compare.css';
import type { Applicant, OwnCasting } from '@briefcast/contract';
import { inBlindOrder } from '@briefcast/contract/castings/blind';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { openPlaces } from '@briefcast/contract/castings/state';
import { comparedIds } from '@briefcast/contract/creators/compare';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isNoCasting, ownCastingQuery } from '../../../features/castings/casting-queries.ts';
import { useJudging } from '../../../features/castings/judge-blind.ts';
import { CompareTable } from '../../../features/creators/compare-table.tsx';
import { CastingElsewhere } from '../../../features/teams/casting-elsewhere.tsx';
import { errorText } from '../../../lib/show-error.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { PickTray } from '../own/pick-tray.tsx';
import { renewChoices, useComparedApplicants, usePicks } from '../own/use-picks.ts';
import { applicantRows } from './applicant-rows.tsx';
import { CastingTable } from './casting-table.tsx';

/** Up to four applicants side by side (/my-castings/:id/compare?ids=…). */
export function CompareApplicantsScreen() {
  useDocumentTitle(m.compare_applicants());
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const ids = comparedIds(params.get('ids'));
  const casting = useQuery(ownCastingQuery(id));
  const list = useQuery({
    ...q('castings.applicants', { params: { id }, query: { ids: [...ids] } }),
    enabled: ids.length > 0,
    // In the order of the address; those who withdrew are left out.
    select: ({ applicants }) =>
      ids.flatMap((one) => applicants.find((applicant) => applicant.id === one) ?? []),
    placeholderData: keepPreviousData,
  });
  const all = ids.length === 0 ? [] : list.data;
  const error = casting.error ?? list.error;
  if (casting.data && all) return <Compared casting={casting.data} all={all} ids={ids} />;
  const page = (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={paths.ownCasting.href(id)}>{m.casting_applicants()}</BackLink>
      <h1 tabIndex={-1}>{m.compare_applicants()}</h1>
      {error ? (
        <ErrorState
          className="card mt-6 p-5"
          onRetry={
            isNoCasting(error)
              ? undefined
              : () => {
                  void casting.refetch();
                  void list.refetch();
                }
          }
        >
          {isNoCasting(error) ? m.casting_missing() : m.casting_applicants_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : (
        <div className="mt-6 grid gap-5">
          <LoadingText>{m.casting_applicants_loading()}</LoadingText>
          <Skeleton className="ear h-[420px]" />
          <Skeleton className="ear h-96" />
        </div>
      )}
    </Main>
  );
  return isNoCasting(error) ? <CastingElsewhere castingId={id}>{page}</CastingElsewhere> : page;
}

interface ComparedProps {
  casting: OwnCasting;
  all: readonly Applicant[];
  ids: readonly string[];
}

function Compared({ casting, all: found, ids }: ComparedProps) {
  const { change } = useAddressFilters();
  const judging = useJudging();
  const { isBlind, nameOf, viewerId } = judging;
  const picks = usePicks(casting);
  const compared = useComparedApplicants(casting.id);
  useEffect(() => renewChoices(casting.id, found), [casting.id, found]);
  // Drops removed applicants at once.
  const there = found.filter(({ id }) => ids.includes(id));
  const all = isBlind ? inBlindOrder(viewerId, there) : there;

  function remove({ id }: Applicant) {
    const removed = compared.chosen.find((one) => one.id === id);
    if (removed) compared.toggle(removed);
    change({ ids: ids.filter((one) => one !== id).join(',') });
  }

  const open = openPlaces(casting);
  return (
    <Main bleed className="pt-3! md:pt-4!">
      <div className="wrap">
        <BackLink to={paths.ownCasting.href(casting.id)}>{m.casting_applicants()}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 tabIndex={-1}>
              {all.length === 0
                ? m.compare_applicants()
                : m.compare_applicants_count({ n: all.length, count: formatCount(all.length) })}
            </h1>
            <p className="mt-1 text-ink-2 wrap-anywhere">
              <bdi>{casting.title}</bdi>.{' '}
              {open === 0
                ? m.compare_no_place_open()
                : m.compare_places_open({ n: open, count: formatCount(open) })}
            </p>
          </div>
          {all.length > 0 && all.length < castingLimits.compared ? (
            <ButtonLink
              to={paths.ownCasting.href(casting.id)}
              variant="outline"
              icon={<Plus aria-hidden className="ic" />}
            >
              {m.compare_add_one()}
            </ButtonLink>
          ) : null}
        </div>
        {all.length === 0 ? (
          <div className="card mt-6 p-5">
            <EmptyState
              title={m.compare_nobody()}
              icon={<Scale aria-hidden className="ic" />}
              action={
                <ButtonLink to={paths.ownCasting.href(casting.id)}>{m.casting_applicants()}</ButtonLink>
              }
            >
              {m.compare_choose_applicants()}
            </EmptyState>
          </div>
        ) : (
          <>
            <CastingTable {...{ casting, all, judging, picks }} onRemove={remove} />
            {isBlind ? (
              <p role="status" className="hint mt-4">
                {m.compare_hidden_note()}
              </p>
            ) : null}
            <section aria-label={m.compare_facts()} className="card mt-5 mb-8 overflow-hidden">
              <CompareTable
                columns={all.map((applicant) => ({ id: applicant.id, name: nameOf(applicant) }))}
                rows={applicantRows({ casting, all, judging })}
              />
            </section>
          </>
        )}
      </div>
      <PickTray {...{ casting, picks, judging }} />
    </Main>
  );
}
