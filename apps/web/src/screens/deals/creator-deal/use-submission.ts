import {
  briefItemState,
  type DealDetail,
  type DealFile,
  type Draft,
  type DraftLeft,
  needsOf,
  type Upload,
} from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { draftQuery } from '../../../features/drafts/draft-query.ts';
import {
  type RunningUpload,
  readUploads,
  subscribeUploads,
} from '../../../features/drafts/running-uploads.ts';
import { checkingOf, failingOf } from '../../../parts/files/checks-of.ts';

export interface Submission {
  /** Undefined until it has come. */
  draft: Draft | undefined;
  files: readonly DealFile[];
  /** Uploads of this page. */
  uploads: readonly RunningUpload[];
  /** Uploads that another page began. */
  forgotten: readonly Upload[];
  /** Files that fail their check. */
  failing: readonly DealFile[];
  /** Files of which the check is still running: what it will find is not known. */
  checking: readonly DealFile[];
  left: DraftLeft;
  isReady: boolean;
}

/**
 * Content that the creator is about to submit, and what is missing. `openTasks` counts tasks that nobody has
 * ticked.
 */
export function useSubmission(deal: DealDetail, openTasks: number): Submission {
  const { data: draft } = useQuery(draftQuery(deal.id));
  const uploads = useSyncExternalStore(subscribeUploads, readUploads, readUploads).filter(
    ({ dealId }) => dealId === deal.id,
  );
  const files = draft?.files ?? [];
  const known = new Set(uploads.map(({ uploadId }) => uploadId));
  const forgotten = (draft?.uploads ?? []).filter((upload) => !known.has(upload.id));
  const onTheirWay = uploads.filter(({ phase }) => phase !== 'REFUSED').length + forgotten.length;
  const failing = failingOf(files, deal.deliverableWishes ?? []);
  const left = leftOnPage(deal, { uploads: onTheirWay, tasks: openTasks, checks: failing.length });
  const isReady = files.length > 0 && needsOf(left).length === 0;
  return { draft, files, uploads, forgotten, failing, checking: checkingOf(files), left, isReady };
}

/** Open points that this page knows of; the server checks the draft against all of them. */
const leftOnPage = (
  deal: DealDetail,
  { uploads, tasks, checks }: { uploads: number; tasks: number; checks: number },
): DraftLeft => ({
  uploads,
  tasks,
  checks,
  // Once it waits for review the brief was confirmed; a file that was forgotten asks for it no second time.
  guidelines:
    deal.status === 'SUBMITTED'
      ? 0
      : (deal.briefItems ?? []).filter((item) => briefItemState(item) !== 'ATTESTED').length,
});
