import { briefItemState, type DealDetail, type DealFile, type DraftLeft, needsOf } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Circle } from 'lucide-react';
import { Link } from 'react-router';
import { countFailing } from '../../lib/checks-of.ts';

interface BeforeYouSubmitProps {
  /** Where the first open task is ticked; null while there is none. */
  taskHref: string | null;
  /** How many files the draft holds. */
  files: number;
  left: DraftLeft;
}

/** What this page knows of what is left; the server holds the draft to all of it. */
export const leftOnPage = (
  deal: DealDetail,
  { files, uploads, tasks }: { files: readonly DealFile[]; uploads: number; tasks: number },
): DraftLeft => ({
  uploads,
  tasks,
  checks: countFailing(files, deal.deliverableWishes ?? []),
  // Once it waits for review the brief was confirmed; a file that was forgotten asks for it no second time.
  guidelines:
    deal.status === 'SUBMITTED'
      ? 0
      : (deal.briefItems ?? []).filter((item) => briefItemState(item) !== 'ATTESTED').length,
});

/** What stands in the way of submitting, beside the button that it holds up. Nothing once all is done. */
export function BeforeYouSubmit({ files, left, taskHref }: BeforeYouSubmitProps) {
  const counted = (count: number | undefined) => ({ n: count ?? 0, count: formatCount(count ?? 0) });
  const needs = needsOf(left);
  const words = [
    ...(files === 0 ? [m.draft_need_file()] : []),
    ...(needs.includes('uploads') ? [m.draft_left_uploads(counted(left.uploads))] : []),
    ...(needs.includes('checks') ? [m.draft_left_checks(counted(left.checks))] : []),
  ];
  return (
    <div id="before-you-submit" className="me-auto min-w-0 text-sm">
      {words.length > 0 || needs.includes('guidelines') || taskHref !== null ? (
        <>
          <p className="font-semibold">{m.draft_before()}</p>
          <ul className="mt-1 grid gap-1 text-ink-2">
            {words.map((word) => (
              <li key={word} className="flex items-center gap-2">
                <Circle aria-hidden className="ic size-4" />
                {word}
              </li>
            ))}
            {taskHref === null ? null : (
              <li className="flex items-center gap-2">
                <Circle aria-hidden className="ic size-4" />
                <Link className="link" to={taskHref}>
                  {m.draft_left_tasks(counted(left.tasks))}
                </Link>
              </li>
            )}
            {needs.includes('guidelines') ? (
              <li className="flex items-center gap-2">
                <Circle aria-hidden className="ic size-4" />
                <a className="link" href="#guidelines-to-confirm">
                  {m.draft_left_guidelines(counted(left.guidelines))}
                </a>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}
