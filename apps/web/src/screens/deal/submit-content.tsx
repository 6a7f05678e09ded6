import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { DealUsage } from '../../features/storage-usage/deal-usage.tsx';
import { Card } from '../../ui/card.tsx';
import { BeforeYouSubmit } from './before-you-submit.tsx';
import { DraftChecks } from './draft-checks.tsx';
import { DraftContent } from './draft-content.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TakeBack } from './take-back.tsx';
import { UnsubmittedFiles } from './unsubmitted-files.tsx';
import { useSubmission } from './use-submission.ts';

/** Where the creator gathers content in a draft, and hands all of it in at once (rules/files#drafts). */
export function SubmitContent({ deal }: { deal: DealDetail }) {
  const submission = useSubmission(deal, 0);
  const { draft } = submission;
  if (draft && !draft.isOpen) return null;
  return (
    <>
      <Card title={m.deal_submit()}>
        <DraftContent deal={deal} submission={submission} />
        <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
          <BeforeYouSubmit submission={submission} openTasks={[]} />
          <SubmitButton dealId={deal.id} submission={submission} className="max-sm:w-full" />
        </div>
        <UnsubmittedFiles deal={deal} />
        {draft?.isTakeBackPossible ? <TakeBack dealId={deal.id} /> : null}
        <DealUsage dealId={deal.id} />
      </Card>
      <DraftChecks deal={deal} submission={submission} />
    </>
  );
}
