import { activeStatuses, closedStatuses, type DealDetail, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileText, Film, History } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { AdditionsOfDeal, AdditionsToAnswer } from '../../../features/additions/additions-of-deal.tsx';
import { BriefContent } from '../../../features/deals/brief-content.tsx';
import { ClosedLine } from '../../../features/deals/closed-line.tsx';
import { DealRights, DealTerms, Party } from '../../../features/deals/deal-facts.tsx';
import { DealPage } from '../../../features/deals/deal-page.tsx';
import { CardPlace, DealColumns, MenuPlace } from '../../../features/deals/deal-page-skeleton.tsx';
import { Part, useDealParts } from '../../../features/deals/deal-parts.tsx';
import { OpenProposal } from '../../../features/deals/open-proposal.tsx';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import { DealFileRow } from '../../../features/files/deal-file-row.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { LateChatPanel } from '../../../features/messages/late-chat-panel.tsx';
import { useSeenDeal } from '../../../features/notifications/notification-queries.ts';
import { DepositOfDeal } from '../../../features/payouts/deposit-of-deal.tsx';
import { AskToBeTold } from '../../../features/pushes/late-ask.tsx';
import { isSampleSettled, SampleOfDeal } from '../../../features/samples/sample-of-deal.tsx';
import { DealElsewhere } from '../../../features/teams/deal-elsewhere.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { BrandActions } from './brand-actions.tsx';
import { BrandDealState } from './deal-state.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReviewRoom } from './review-room.tsx';

const DealMenu = latePart(async () => (await import('../deal-menu.tsx')).DealMenu, MenuPlace);
const WrapUp = latePart(async () => (await import('../completed/wrap-up.tsx')).WrapUp, CardPlace);
const NextBrief = latePart(async () => (await import('./next-brief.tsx')).NextBrief, CardPlace);
const References = latePart(async () => (await import('./references.tsx')).References, CardPlace);

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
  const parts = useDealParts(deal, user, { hasFiles: true });
  return (
    <DealColumns
      parts={parts}
      aside={
        <>
          <Part of="brief">
            <CreatorOverview deal={deal} />
            <AdditionsOfDeal deal={deal} user={user} />
          </Part>
          <Part of="chat">
            <LateChatPanel deal={deal} user={user} />
          </Part>
        </>
      }
      after={
        <>
          <Part of="brief">
            <ClosedLine
              Icon={FileText}
              title={m.deal_brief()}
              summary={<bdi>{deal.description}</bdi>}
              open={parts.shown === 'brief' || current.length === 0}
            >
              <BriefContent deal={deal} />
            </ClosedLine>
            {isSampleSettled(deal) ? <SampleOfDeal deal={deal} user={user} /> : null}
          </Part>
          <Part of="files">
            <References deal={deal} />
          </Part>
        </>
      }
    >
      <BrandDealState deal={deal} user={user} />
      <DepositOfDeal deal={deal} viewer="BRAND" />
      <OpenProposal deal={deal} />
      <AdditionsToAnswer deal={deal} user={user} />
      {isSampleSettled(deal) ? null : <SampleOfDeal deal={deal} user={user} />}
      {deal.status === 'COMPLETED' ? <WrapUp deal={deal} viewer="BRAND" /> : null}
      <Part of="brief">
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
        {closedStatuses.includes(deal.status) ? <NextBrief deal={deal} user={user} /> : null}
      </Part>
      <Part of="files">
        {current.length > 0 ? (
          <ReviewRoom deal={deal} files={current} user={user} />
        ) : activeStatuses.includes(deal.status) ? (
          <NothingSubmitted />
        ) : null}
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
      </Part>
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
        <DealRights deal={deal} />
      </dl>
    </Card>
  );
}
