import { movesFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { showOutcome } from '../../features/deal-files/show-outcome.ts';
import type { QueuedFile } from '../../features/deal-files/upload-queue.ts';
import { useUploadQueue } from '../../features/deal-files/use-upload-queue.ts';
import { refreshDeals, rereadDeal } from '../../features/deals/deal-queries.ts';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { showError } from '../../lib/show-error.ts';

/**
 * Uploads, and then the request for review (rules/deals#asking-for-review). The first upload starts a new round by itself, so
 * the deal is read again before asking; while any file is missing nothing is asked, so that no half is submitted.
 */
export function useSubmission(dealId: string) {
  const uploads = useUploadQueue(dealId);
  const change = useChangeStatus(dealId, { failed: m.deal_submit_failed() });
  const [isSubmitting, setSubmitting] = useState(false);

  async function requestReview() {
    setSubmitting(true);
    try {
      const deal = await rereadDeal(dealId);
      const canSubmit = movesFor(deal.status, 'CREATOR', deal.files).includes('SUBMITTED');
      // A refusal is shown where the status is changed.
      if (canSubmit) await change.mutateAsync('SUBMITTED').catch(() => undefined);
    } catch (error) {
      showError(m.deal_submit_failed(), error);
    } finally {
      setSubmitting(false);
    }
  }

  async function submit(entries: readonly QueuedFile[]) {
    setSubmitting(true);
    try {
      const round = await uploads.upload(entries);
      showOutcome(round);
      if (round.uploaded > 0 && round.left === 0) await requestReview();
      else await refreshDeals();
    } catch (error) {
      showError(m.deal_upload_error(), error);
    } finally {
      setSubmitting(false);
    }
  }

  return { ...uploads, isSubmitting, submit, requestReview };
}
