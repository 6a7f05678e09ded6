import type { DealDetail, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { AdditionsOfDeal, AdditionsToAnswer } from '../../../features/additions/additions-of-deal.tsx';
import { DealColumns } from '../../../features/deals/deal-page-skeleton.tsx';
import { ChatPart, useDealParts } from '../../../features/deals/deal-parts.tsx';
import { GuidelinesToConfirm } from '../../../features/deals/guidelines-to-confirm.tsx';
import { OpenProposal } from '../../../features/deals/open-proposal.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { ChatPanel } from '../../../features/messages/chat-panel.tsx';
import { SampleOfDeal } from '../../../features/samples/sample-of-deal.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AboutBrand } from './about-brand.tsx';
import { BriefOverview } from './brief-overview.tsx';
import { DraftChecks } from './draft-content.tsx';
import { NextVersion } from './next-version.tsx';
import { isRequest, type Revision } from './revision.ts';
import { RevisionTicket } from './revision-ticket.tsx';
import { SubmittedContent } from './submitted-content.tsx';
import { TaskList } from './task-list.tsx';
import { useSubmission } from './use-submission.ts';

interface RevisedDealProps {
  deal: DealDetail;
  user: OwnUser;
  revision: Revision;
  version: number;
}

/**
 * Deal with sent-back files: the changes next to the version that answers them. On a phone the next version
 * follows the changes, and the brief, which is known by now, comes last.
 */
export function RevisedDeal({ deal, user, revision, version }: RevisedDealProps) {
  const { tasks, open, isLoading, retry } = revision;
  const submission = useSubmission(deal, open.length);
  const parts = useDealParts(deal, user);
  const { current, history } = splitFiles(deal.files);
  const work = tasks.filter((task) => !isRequest(task)).length;
  return (
    <DealColumns
      parts={parts}
      aside={
        <>
          {submission.draft?.isOpen === false ? null : (
            <NextVersion
              deal={deal}
              submission={submission}
              version={version}
              openTasks={open}
              tasks={work}
            />
          )}
          <ChatPart>
            <ChatPanel deal={deal} user={user} />
          </ChatPart>
          <AboutBrand deal={deal} />
        </>
      }
      after={
        <>
          <BriefOverview deal={deal} />
          <AdditionsOfDeal deal={deal} user={user} />
          <SampleOfDeal deal={deal} user={user} />
        </>
      }
    >
      <RevisionTicket deal={deal} changes={work} />
      <OpenProposal deal={deal} />
      <AdditionsToAnswer deal={deal} user={user} />
      {retry ? <ErrorState onRetry={retry}>{m.task_not_loaded()}</ErrorState> : null}
      {isLoading ? <Skeleton className="h-60 rounded-2xl" /> : null}
      {tasks.length > 0 ? <TaskList deal={deal} user={user} tasks={tasks} version={version} /> : null}
      <SubmittedContent deal={deal} current={current} history={history} />
      <DraftChecks deal={deal} submission={submission} />
      <GuidelinesToConfirm deal={deal} version={version} />
    </DealColumns>
  );
}
