import { activeStatuses, type DealDetail, type OwnUser, workStatuses } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { Navigate, useParams } from 'react-router';
import { ChatPanel } from '../../features/deal-chat/chat-panel.tsx';
import { splitFiles } from '../../features/deal-files/split-files.ts';
import { DealColumns } from '../../features/deals/deal-columns.tsx';
import { DealPage } from '../../features/deals/deal-page.tsx';
import { Part, useDealParts } from '../../features/deals/deal-parts.tsx';
import { EndProject } from '../../features/deals/end-project.tsx';
import { GuidelinesToConfirm } from '../../features/deals/guidelines-to-confirm.tsx';
import { OpenProposal } from '../../features/deals/open-proposal.tsx';
import { useSeenDeal } from '../../features/notifications/use-seen-deal.ts';
import { useUser } from '../../lib/use-user.ts';
import { DownloadAll } from '../completed/download-all.tsx';
import { WrapUp } from '../completed/wrap-up.tsx';
import { AboutBrand } from './about-brand.tsx';
import { BriefOverview } from './brief-overview.tsx';
import { DealAnswer } from './deal-answer.tsx';
import { DealStanding } from './deal-standing.tsx';
import { RevisedDeal } from './revised-deal.tsx';
import { useRevision } from './revision.ts';
import { SubmitContent } from './submit-content.tsx';
import { SubmittedContent } from './submitted-content.tsx';
import { WhatYouAgree } from './what-you-agree.tsx';

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
    >
      {(deal) => <CreatorDeal deal={deal} user={user} />}
    </DealPage>
  );
}

function CreatorDeal({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { current, history } = splitFiles(deal.files);
  const hasContent = current.length + history.length > 0;
  const revision = useRevision(deal);
  const parts = useDealParts(deal, user, { hasFiles: hasContent || activeStatuses.includes(deal.status) });
  if (workStatuses.includes(deal.status) && revision.version !== null)
    return <RevisedDeal deal={deal} user={user} revision={revision} version={revision.version} />;
  return (
    <DealColumns
      parts={parts}
      aside={
        <>
          <Part of="chat">
            <ChatPanel deal={deal} user={user} />
          </Part>
          <Part of="brief">
            <AboutBrand deal={deal} />
            <EndProject deal={deal} />
          </Part>
        </>
      }
    >
      <DealStanding deal={deal} />
      <OpenProposal deal={deal} />
      {deal.status === 'COMPLETED' ? <WrapUp deal={deal} viewer="CREATOR" /> : null}
      <Part of="brief">
        <BriefOverview deal={deal} />
        {deal.status === 'BRIEF_SENT' ? <WhatYouAgree deal={deal} /> : null}
      </Part>
      <Part of="files">
        {activeStatuses.includes(deal.status) ? <SubmitContent deal={deal} /> : null}
        {workStatuses.includes(deal.status) ? <GuidelinesToConfirm deal={deal} /> : null}
        {hasContent ? <SubmittedContent deal={deal} current={current} history={history} /> : null}
      </Part>
    </DealColumns>
  );
}
