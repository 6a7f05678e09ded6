import { q } from '../../../lib/query.ts';
import '../../../styles/castings.css';
import type { OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useParams } from 'react-router';
import { isNoCasting, ownCastingQuery } from '../../../features/castings/casting-queries.ts';
import { castingLook, payText } from '../../../features/castings/casting-words.ts';
import { useJudging } from '../../../features/castings/judge-blind.ts';
import { CastingElsewhere } from '../../../features/teams/casting-elsewhere.tsx';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TabGroup, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { Applicants } from './applicants.tsx';
import { ApplicantsBar } from './applicants-bar.tsx';
import { type Place, useApplicantsView } from './applicants-view.ts';
import { CastingActs } from './casting-acts.tsx';
import { Invited } from './invited.tsx';
import { PickTray } from './pick-tray.tsx';
import { useComparedApplicants, usePicks } from './use-picks.ts';

/** One of the organisation's castings, with everybody who applied (/my-castings/:id). */
export function OwnCastingScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ownCastingQuery(id));
  useDocumentTitle(data?.title ?? m.casting_one());
  if (data) return <Shown casting={data} />;
  const page = (
    <Main>
      <BackLink to={paths.ownCastings.href()}>{m.casting_castings()}</BackLink>
      {isPending ? (
        <div className="grid gap-5">
          <LoadingText>{m.casting_one_loading()}</LoadingText>
          <Skeleton className="ear h-28" />
          <Skeleton className="ear h-72" />
        </div>
      ) : (
        <>
          <h1 tabIndex={-1} className="mb-5">
            {m.casting_one()}
          </h1>
          <ErrorState className="card p-5" onRetry={isNoCasting(error) ? undefined : () => void refetch()}>
            {isNoCasting(error) ? m.casting_missing() : m.casting_one_not_loaded()}
            <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
          </ErrorState>
        </>
      )}
    </Main>
  );
  return isNoCasting(error) ? <CastingElsewhere castingId={id}>{page}</CastingElsewhere> : page;
}

/** Line below the title for brands: pay, places, days, and the end. */
function facts(casting: OwnCasting): string {
  const { places, state, closesOn, dueOn, endsAt } = casting;
  const days =
    state === 'OPEN'
      ? m.casting_own_closes({ day: formatShortDate(closesOn) })
      : endsAt
        ? m.casting_own_ends({ day: formatShortDate(endsAt) })
        : '';
  return [
    m.casting_own_facts({
      pay: payText(casting),
      n: places,
      count: formatCount(places),
      due: formatShortDate(dueOn),
    }),
    days,
  ]
    .filter(Boolean)
    .join(' ');
}

function Shown({ casting }: { casting: OwnCasting }) {
  const judging = useJudging();
  const view = useApplicantsView(judging.isBlind);
  const { place } = view;
  const picks = usePicks(casting);
  const invited = useQuery(q('castingInvitations.sent', { params: { id: casting.id } }));
  const compared = useComparedApplicants(casting.id);
  const look = castingLook(casting, new Date());
  const waiting = casting.applications - casting.passed;
  return (
    <Main bleed>
      <PageHeader
        band
        back={<BackLink to={paths.ownCastings.href()}>{m.casting_castings()}</BackLink>}
        title={<bdi className="wrap-anywhere">{casting.title}</bdi>}
        badge={
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
        }
        subtitle={<span className="num">{facts(casting)}</span>}
        actions={<CastingActs casting={casting} />}
      />
      <div className="wrap py-7 md:py-9">
        {casting.closedReason ? (
          <div className="mb-5">
            <Notice tone="orange" title={m.casting_stopped()} icon={<Ban aria-hidden className="ic" />}>
              {casting.closedReason}
            </Notice>
          </div>
        ) : null}
        <TabGroup value={place} onValueChange={(next) => view.change({ place: next as Place })}>
          <Tabs
            label={m.casting_applicants()}
            value={place}
            items={[
              { id: 'all', label: m.casting_tab_all(), count: waiting },
              { id: 'shortlisted', label: m.casting_tab_shortlist(), count: casting.shortlisted },
              { id: 'passed', label: m.casting_tab_passed(), count: casting.passed },
              { id: 'cast', label: m.casting_tab_cast(), count: casting.cast },
              { id: 'invited', label: m.invitation_state_invited(), count: invited.data?.invitations.length },
            ]}
          />
          <TabPanel value={place} className="pt-5">
            {place === 'invited' ? (
              <Invited casting={casting} />
            ) : (
              <>
                {casting.applications > 0 ? <ApplicantsBar {...{ casting, view, judging }} /> : null}
                <Applicants key={place} {...{ casting, view, judging, picks, compared }} />
              </>
            )}
          </TabPanel>
        </TabGroup>
      </div>
      <PickTray {...{ casting, picks, judging }} compared={compared.chosen} />
    </Main>
  );
}
