import '../../../styles/submit-bar.css';
import { type Comment, type DealDetail, needsOf } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, ListChecks } from 'lucide-react';
import { DealUsage } from '../../../features/files/usage.tsx';
import { Card } from '../../../ui/card.tsx';
import { BeforeYouSubmit } from './before-you-submit.tsx';
import { DraftContent, UnsubmittedFiles } from './draft-content.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { Submission } from './use-submission.ts';

interface NextVersionProps {
  deal: DealDetail;
  submission: Submission;
  version: number;
  openTasks: readonly Comment[];
  /** Number of tasks, ticked or not. */
  tasks: number;
}

/** Next version as it comes together, with what it still needs, next to the requested changes. */
export function NextVersion({ deal, submission, version, openTasks, tasks }: NextVersionProps) {
  const { files, uploads, forgotten, left } = submission;
  const all = files.length + uploads.length + forgotten.length;
  const missing = needsOf(left).length + (files.length > 0 ? 0 : 1);
  return (
    <>
      <Card
        className="md:p-6!"
        title={
          <>
            <span className="hint block">{m.deal_submit()}</span>
            {m.draft_version({ version: formatCount(version) })}
          </>
        }
        action={
          all > 0 ? (
            <span className="hint num shrink-0">
              {m.draft_uploaded_count({ done: formatCount(files.length), count: formatCount(all) })}
            </span>
          ) : null
        }
      >
        <DraftContent deal={deal} submission={submission} />
        <UnsubmittedFiles deal={deal} />
        <DealUsage dealId={deal.id} />
      </Card>
      <Card className="md:p-6!" title={m.draft_before()}>
        <BeforeYouSubmit submission={submission} openTasks={openTasks} whole={{ tasks }} />
        <div className="submit-bar">
          <p className="submit-bar-left">
            {missing > 0 ? <ListChecks aria-hidden className="ic" /> : <Check aria-hidden className="ic" />}
            {missing > 0 ? m.draft_left_things({ n: missing, count: formatCount(missing) }) : m.draft_ready()}
          </p>
          <SubmitButton deal={deal} submission={submission} className="w-full" />
        </div>
      </Card>
    </>
  );
}
