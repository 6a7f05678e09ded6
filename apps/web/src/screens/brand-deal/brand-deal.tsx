import { activeStatuses, closedStatuses, type DealDetail, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Navigate, useParams } from 'react-router';
import { ChatPanel } from '../../features/deal-chat/chat-panel.tsx';
import { DealFileRow } from '../../features/deal-files/deal-file-row.tsx';
import { splitFiles } from '../../features/deal-files/split-files.ts';
import { BriefContent } from '../../features/deals/brief-content.tsx';
import { DealColumns } from '../../features/deals/deal-columns.tsx';
import { DealPage } from '../../features/deals/deal-page.tsx';
import { Part, useDealParts } from '../../features/deals/deal-parts.tsx';
import { EndProject } from '../../features/deals/end-project.tsx';
import { OpenProposal } from '../../features/deals/open-proposal.tsx';
import { brandName } from '../../features/deals/party-names.ts';
import { useSeenDeal } from '../../features/notifications/use-seen-deal.ts';
import { DealElsewhere } from '../../features/team/deal-elsewhere.tsx';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { WrapUp } from '../completed/wrap-up.tsx';
import { BrandActions } from './brand-actions.tsx';
import { BrandStanding } from './brand-standing.tsx';
import { CreatorOverview } from './creator-overview.tsx';
import { NextBrief } from './next-brief.tsx';
import { NextSteps } from './next-steps.tsx';
import { NothingSubmitted } from './nothing-submitted.tsx';
import { References } from './references.tsx';
import { ReviewRoom } from './review-room.tsx';

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
          </Part>
          <Part of="chat">
            <ChatPanel deal={deal} user={user} />
          </Part>
          <Part of="brief">
            <EndProject deal={deal} />
          </Part>
        </>
      }
      after={
        <>
          <Part of="brief">
            <Card title={m.deal_brief()}>
              <BriefContent deal={deal} />
            </Card>
          </Part>
          <Part of="files">
            <References deal={deal} />
          </Part>
        </>
      }
    >
      <BrandStanding deal={deal} user={user} />
      <OpenProposal deal={deal} />
      {deal.status === 'COMPLETED' ? <WrapUp deal={deal} viewer="BRAND" /> : null}
      <Part of="brief">
        {deal.status === 'BRIEF_SENT' ? <NextSteps deal={deal} /> : null}
        {closedStatuses.includes(deal.status) ? <NextBrief deal={deal} user={user} /> : null}
      </Part>
      <Part of="files">
        {current.length > 0 ? (
          <ReviewRoom deal={deal} files={current} user={user} />
        ) : activeStatuses.includes(deal.status) ? (
          <NothingSubmitted />
        ) : null}
        {history.length > 0 ? (
          <Card title={m.deal_earlier_rounds()}>
            <ul className="-mt-3">
              {history.map((file) => (
                <DealFileRow key={file.id} dealId={deal.id} file={file} company={brandName(deal.brand)} />
              ))}
            </ul>
          </Card>
        ) : null}
      </Part>
    </DealColumns>
  );
}
