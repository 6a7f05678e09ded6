import { briefItemState, type DealDetail, type DraftLeft } from '@briefcast/contract';

/** What this page knows of what is left; the server holds the draft to all of it. */
export const leftOnPage = (
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
