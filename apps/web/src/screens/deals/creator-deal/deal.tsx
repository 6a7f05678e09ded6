import {
  activeStatuses,
  addedSinceSubmission,
  canPropose,
  type DealDetail,
  type DealStatus,
  isAllApproved,
  isForMore,
  type OwnUser,
  openProposal,
  soFarFor,
  workStatuses,
} from '@briefcast/contract';
import { isBriefReplaced } from '@briefcast/contract/deals/proposals';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Navigate, useParams } from 'react-router';
import { AdditionsOfDeal, AdditionsToAnswer } from '../../../features/additions/additions-of-deal.tsx';
import { DealNote, EndOfDeal } from '../../../features/deals/deal-note.tsx';
import { DealPage } from '../../../features/deals/deal-page.tsx';
import {
  CardPlace,
  DealColumns,
  DealPageSkeleton,
  MenuPlace,
} from '../../../features/deals/deal-page-skeleton.tsx';
import { ChatPart, useDealParts } from '../../../features/deals/deal-parts.tsx';
import { GuidelinesToConfirm } from '../../../features/deals/guidelines-to-confirm.tsx';
import { CounterButton } from '../../../features/deals/negotiation/counter-button.tsx';
import { OpenProposal } from '../../../features/deals/open-proposal.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { LateChatPanel } from '../../../features/messages/late-chat-panel.tsx';
import { useSeenDeal } from '../../../features/notifications/notification-queries.ts';
import { DepositOfDeal, isDepositOpen } from '../../../features/payouts/deposit-of-deal.tsx';
import { PublicationsOfDeal } from '../../../features/publications/publications-of-deal.tsx';
import { isSampleSettled, SampleOfDeal } from '../../../features/samples/sample-of-deal.tsx';
import { LinkOfDeal } from '../../../features/short-links/link-of-deal.tsx';
import { useUser } from '../../../lib/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { DownloadAll } from '../completed/download-all.tsx';
import { AboutBrand } from './about-brand.tsx';
import { BriefOverview } from './brief-overview.tsx';
import { DealAnswer } from './deal-answer.tsx';
import { useRevision } from './revision.ts';
import { SubmittedContent } from './submitted-content.tsx';

const DealMenu = latePart(async () => (await import('../deal-menu.tsx')).DealMenu, MenuPlace);
const WrapUp = latePart(async () => (await import('../completed/wrap-up.tsx')).WrapUp, CardPlace);
const SubmitContent = latePart(async () => (await import('./submit-content.tsx')).SubmitContent, CardPlace);
const RevisedDeal = latePart(async () => (await import('./revised-deal.tsx')).RevisedDeal, DealPageSkeleton);

/** A deal as its creator sees it. */
export function DealScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  useSeenDeal(id);
  if (user.role === 'BRAND') return <Navigate to={paths.brandDeal.href(id)} replace />;
  return (
    <DealPage
      key={id}
      id={id}
      actions={(deal) =>
        deal.status === 'COMPLETED' ? <DownloadAll deal={deal} /> : <DealAnswer deal={deal} />
      }
      menu={(deal) => <DealMenu deal={deal} user={user} />}
    >
      {(deal) => <CreatorDeal deal={deal} user={user} />}
    </DealPage>
  );
}

function CreatorDeal({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { current, history } = splitFiles(deal.files);
  const hasContent = current.length + history.length > 0;
  const revision = useRevision(deal);
  const parts = useDealParts(deal, user);
  if (workStatuses.includes(deal.status) && revision.version !== null)
    return <RevisedDeal deal={deal} user={user} revision={revision} version={revision.version} />;
  const submit = activeStatuses.includes(deal.status) ? <SubmitContent deal={deal} /> : null;
  // Shows submitted content first where all is approved, as there is seldom more to submit.
  const isMore = isForMore(deal.status, deal.files);
  return (
    <DealColumns
      parts={parts}
      aside={
        <>
          <ChatPart>
            <LateChatPanel deal={deal} user={user} />
          </ChatPart>
          <AboutBrand deal={deal} />
        </>
      }
    >
      <DealStanding deal={deal} />
      <DepositOfDeal deal={deal} viewer="CREATOR" />
      <OpenProposal deal={deal} />
      <AdditionsToAnswer deal={deal} user={user} />
      {isSampleSettled(deal) ? null : <SampleOfDeal deal={deal} user={user} />}
      {deal.status === 'COMPLETED' ? <WrapUp deal={deal} viewer="CREATOR" /> : null}
      {isMore ? null : submit}
      {workStatuses.includes(deal.status) ? <GuidelinesToConfirm deal={deal} /> : null}
      {hasContent ? <SubmittedContent deal={deal} current={current} history={history} /> : null}
      {isMore ? submit : null}
      <BriefOverview deal={deal} />
      <PublicationsOfDeal deal={deal} user={user}>
        <LinkOfDeal deal={deal} user={user} />
      </PublicationsOfDeal>
      <AdditionsOfDeal deal={deal} user={user} />
      {deal.status === 'BRIEF_SENT' ? <OtherTerms deal={deal} /> : null}
      {isSampleSettled(deal) ? <SampleOfDeal deal={deal} user={user} /> : null}
    </DealColumns>
  );
}

const notes: Partial<Record<DealStatus, (deal: DealDetail) => string>> = {
  SUBMITTED: submittedNote,
  COMPLETED: m.deal_is_complete,
  REJECTED: m.deal_creator_rejected,
  CANCELLED: (deal) => (isDepositOpen(deal) ? m.deal_cancelled_deposit() : m.deal_creator_cancelled()),
};

function submittedNote({ files, additions }: DealDetail): string {
  if (!isAllApproved(files)) return m.deal_creator_waits();
  return addedSinceSubmission(additions, files).length > 0
    ? m.deal_creator_more_agreed()
    : m.deal_creator_all_approved();
}

/** State of the deal, when there is something to wait for or nothing left to do. */
function DealStanding({ deal }: { deal: DealDetail }) {
  const note = notes[deal.status];
  return note ? (
    <DealNote status={deal.status}>
      <span>{note(deal)}</span>
      <EndOfDeal deal={deal} />
    </DealNote>
  ) : null;
}

/** The way to another price or day, while a brief waits for its answer and nothing is proposed; there is none after three rounds. */
function OtherTerms({ deal }: { deal: DealDetail }) {
  // Leaves the link to other terms to the notice that the brief is replaced.
  if (openProposal(deal.proposals) || isBriefReplaced(deal.proposals)) return null;
  const { allowed } = canPropose(
    { kind: 'TERMS' },
    'CREATOR',
    deal.status,
    soFarFor('CREATOR', deal.proposals),
  );
  return (
    <Card title={m.deal_other_terms()}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="hint min-w-0 flex-1 basis-52">
          {allowed ? m.agree_other_terms() : m.agree_no_more_terms()}
        </p>
        <CounterButton deal={deal} answered={null} />
      </div>
    </Card>
  );
}
