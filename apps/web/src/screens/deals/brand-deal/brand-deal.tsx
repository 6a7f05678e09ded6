import { activeStatuses, closedStatuses, type DealDetail, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileText, Film, History, Play } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { AdditionsOfDeal, AdditionsToAnswer } from '../../../features/additions/additions-of-deal.tsx';
import { BriefContent } from '../../../features/deals/brief-content.tsx';
import { DealTerms, Party } from '../../../features/deals/deal-facts.tsx';
import { DealPage } from '../../../features/deals/deal-page.tsx';
import { CardPlace, DealColumns, LinePlace, MenuPlace } from '../../../features/deals/deal-page-skeleton.tsx';
import { ChatPart, useDealParts } from '../../../features/deals/deal-parts.tsx';
import { OpenProposal } from '../../../features/deals/open-proposal.tsx';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import { RightsOfDeal } from '../../../features/deals/rights-of-deal.tsx';
import { DealFileRow } from '../../../features/files/deal-file-row.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { LateChatPanel } from '../../../features/messages/late-chat-panel.tsx';
import { useSeenDeal } from '../../../features/notifications/notification-queries.ts';
import { DepositOfDeal } from '../../../features/payouts/deposit-of-deal.tsx';
import { PublicationsOfDeal } from '../../../features/publications/publications-of-deal.tsx';
import { AskToBeTold } from '../../../features/pushes/late-ask.tsx';
import { isSampleSettled, SampleOfDeal } from '../../../features/samples/sample-of-deal.tsx';
import { LinkOfDeal } from '../../../features/short-links/link-of-deal.tsx';
import { DealElsewhere } from '../../../features/teams/deal-elsewhere.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Papers } from '../papers.tsx';
import { BrandActions } from './brand-actions.tsx';
import { BrandDealState } from './deal-state.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReviewRoom } from './review-room.tsx';

const DealMenu = latePart(async () => (await import('../deal-menu.tsx')).DealMenu, MenuPlace);
const WrapUp = latePart(async () => (await import('../completed/wrap-up.tsx')).WrapUp, CardPlace);
const NextBrief = latePart(async () => (await import('./next-brief.tsx')).NextBrief, CardPlace);
const References = latePart(async () => (await import('./references.tsx')).References, LinePlace);

const answersToBrief = ['brief.accepted', 'brief.rejected', 'terms.proposed'] as const;

/** A deal as its brand sees it: the review room. */
export function BrandDealScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  useSeenDeal(id);
  if (user.role === 'CREATOR') return <Navigate to={paths.creatorDeal.href(id)} replace />;
  return (
    <DealPage
      key={id}
      id={id}
      actions={(deal) => <BrandActions deal={deal} user={user} />}
      menu={(deal) => <DealMenu deal={deal} user={user} />}
      whenGone={(notFound) => <DealElsewhere dealId={id}>{notFound}</DealElsewhere>}
    >
      {(deal) => <BrandDeal deal={deal} user={user} />}
    </DealPage>
  );
}

function BrandDeal({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { current, history } = splitFiles(deal.files);
  const parts = useDealParts(deal, user);
  const isClosed = closedStatuses.includes(deal.status);
  const isCompleted = deal.status === 'COMPLETED';
  return (
    <DealColumns
      parts={parts}
      aside={
        <>
          <CreatorOverview deal={deal} />
          <AdditionsOfDeal deal={deal} user={user} />
          <ChatPart>
            <LateChatPanel deal={deal} user={user} />
          </ChatPart>
        </>
      }
    >
      <BrandDealState deal={deal} user={user} />
      <DepositOfDeal deal={deal} viewer="BRAND" />
      <OpenProposal deal={deal} />
      <AdditionsToAnswer deal={deal} user={user} />
      {isSampleSettled(deal) ? null : <SampleOfDeal deal={deal} user={user} />}
      {isCompleted ? <WrapUp deal={deal} viewer="BRAND" /> : null}
      {deal.status === 'BRIEF_SENT' ? (
        <>
          <AskToBeTold
            user={user}
            place="sent-briefs"
            name={creatorName(deal.creator)}
            kinds={answersToBrief}
            subject={deal.title}
          />
          <NextSteps deal={deal} />
        </>
      ) : null}
      {isClosed && !isCompleted ? <NextBrief deal={deal} user={user} /> : null}
      {current.length > 0 && !isCompleted ? (
        <ReviewRoom deal={deal} files={current} user={user} />
      ) : activeStatuses.includes(deal.status) ? (
        <NothingSubmitted />
      ) : null}
      <div className="closed-lines">
        {current.length > 0 && isCompleted ? (
          <ClosedLine
            Icon={Play}
            title={m.deal_review()}
            summary={m.deal_approved_of({
              approved: formatCount(current.filter(({ status }) => status === 'APPROVED').length),
              count: formatCount(current.length),
            })}
          >
            <ReviewRoom deal={deal} files={current} user={user} />
          </ClosedLine>
        ) : null}
        <ClosedLine
          Icon={FileText}
          title={m.deal_brief()}
          summary={<bdi>{deal.description}</bdi>}
          open={deal.status === 'BRIEF_SENT'}
        >
          <BriefContent deal={deal} />
        </ClosedLine>
        <RightsOfDeal deal={deal} />
        <PublicationsOfDeal deal={deal} user={user}>
          <LinkOfDeal deal={deal} user={user} />
        </PublicationsOfDeal>
        {history.length > 0 ? (
          <ClosedLine
            Icon={History}
            title={m.deal_earlier_rounds()}
            summary={m.deal_files({ n: history.length, count: formatCount(history.length) })}
          >
            <ul className="-mt-3">
              {history.map((file) => (
                <DealFileRow key={file.id} dealId={deal.id} file={file} company={brandName(deal.brand)} />
              ))}
            </ul>
          </ClosedLine>
        ) : null}
        <References deal={deal} />
        {isCompleted ? <NextBrief deal={deal} user={user} /> : <Papers deal={deal} />}
      </div>
      {isSampleSettled(deal) ? <SampleOfDeal deal={deal} user={user} /> : null}
    </DealColumns>
  );
}

/** The review room before there is anything to review. */
function NothingSubmitted() {
  return (
    <Card flush aria-label={m.deal_review()}>
      <EmptyState title={m.deal_nothing_submitted()} icon={<Film aria-hidden className="ic" />}>
        {m.deal_nothing_submitted_text()}
      </EmptyState>
    </Card>
  );
}

/** Creator of the deal, with its price and due day. */
function CreatorOverview({ deal }: { deal: DealDetail }) {
  const name = creatorName(deal.creator);
  return (
    <Card title={m.deal_overview()} className="md:p-6!">
      <Party
        name={name}
        email={deal.creator?.email}
        picture={
          <Avatar
            name={name}
            src={deal.creator?.profileImage ? mediaUrl(deal.creator.profileImage) : null}
            size={48}
          />
        }
      />
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-4">
        <DealTerms deal={deal} />
      </dl>
    </Card>
  );
}
