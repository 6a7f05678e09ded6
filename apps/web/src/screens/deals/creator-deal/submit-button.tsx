import { additionsSoFar, type DealDetail } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { owedText } from '../../../features/deals/owed-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { leftId } from './before-you-submit.tsx';
import { useDraftActions } from './use-draft-actions.ts';
import type { Submission } from './use-submission.ts';

interface SubmitButtonProps {
  deal: DealDetail;
  submission: Submission;
  className?: string | undefined;
}

/** Hands the whole draft in, after one question that names its files. `BeforeYouSubmit` says what holds it up. */
export function SubmitButton({
  deal,
  submission: { files, checking, isReady },
  className,
}: SubmitButtonProps) {
  const { submit } = useDraftActions(deal.id);
  const located = files.filter(({ hasLocation }) => hasLocation);
  const { open } = additionsSoFar(deal.additions);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <OnlineButton
        variant="cast"
        className={className}
        icon={<Upload aria-hidden className="ic" />}
        disabled={!isReady && !submit.isPending}
        aria-describedby={leftId}
        busy={submit.isPending}
        busyText={m.deal_submitting()}
        onClick={() => setAsking(true)}
      >
        {m.deal_submit()}
      </OnlineButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.draft_submit_title()}
        confirmLabel={m.draft_submit()}
        busy={submit.isPending}
        busyText={m.deal_submitting()}
        onConfirm={() => submit.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {m.draft_submit_text({
          n: files.length,
          count: formatCount(files.length),
          names: formatSeries(files.map(({ originalName }) => originalName)),
        })}
        {located.length > 0 ? (
          <span className="mt-2 block">
            {m.draft_submit_location({
              names: formatSeries(located.map(({ originalName }) => originalName)),
            })}
          </span>
        ) : null}
        {totalOf(deal) === deal.budget ? null : <span className="num mt-2 block">{owedText(deal)}</span>}
        {open > 0 ? (
          <span className="mt-2 block">{m.addition_submit_open({ n: open, count: formatCount(open) })}</span>
        ) : null}
        {checking.length > 0 ? <span className="mt-2 block">{m.draft_submit_unchecked()}</span> : null}
      </ConfirmDialog>
    </>
  );
}
