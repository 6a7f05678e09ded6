import { type DealDetail, isForMore } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DealUsage } from '../../../features/files/usage.tsx';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { AskAboutReview } from './ask-about-review.tsx';
import { BeforeYouSubmit } from './before-you-submit.tsx';
import { DraftChecks, DraftContent, UnsubmittedFiles } from './draft-content.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useDraftActions } from './use-draft-actions.ts';
import { useSubmission } from './use-submission.ts';

/** Gathers content in a draft, which the creator submits at once (rules/drafts#drafts). */
export function SubmitContent({ deal }: { deal: DealDetail }) {
  const submission = useSubmission(deal, 0);
  const { draft } = submission;
  const user = useUser();
  if (draft && !draft.isOpen) return <AskAboutReview deal={deal} user={user} />;
  const isMore = isForMore(deal.status, deal.files);
  return (
    <>
      <AskAboutReview deal={deal} user={user} />
      <Card title={isMore ? m.deal_submit_more() : m.deal_submit()}>
        {isMore ? <p className="hint mb-4">{m.deal_submit_more_text()}</p> : null}
        <DraftContent deal={deal} submission={submission} />
        <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
          <BeforeYouSubmit submission={submission} openTasks={[]} />
          <SubmitButton deal={deal} submission={submission} className="max-sm:w-full" />
        </div>
        <UnsubmittedFiles deal={deal} />
        {draft?.isTakeBackPossible ? <TakeBack dealId={deal.id} /> : null}
        <DealUsage dealId={deal.id} />
      </Card>
      <DraftChecks deal={deal} submission={submission} />
    </>
  );
}

/** Taking the last submission back, until the brand's first verdict. */
function TakeBack({ dealId }: { dealId: string }) {
  const { takeBack } = useDraftActions(dealId);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-ink-2">{m.draft_take_back_text()}</p>
      <Button
        variant="outline"
        size="sm"
        icon={<Undo2 aria-hidden className="ic" />}
        onClick={() => setAsking(true)}
      >
        {m.draft_take_back()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.draft_take_back_title()}
        confirmLabel={m.draft_take_back()}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {m.draft_take_back_means()}
      </ConfirmDialog>
    </div>
  );
}
