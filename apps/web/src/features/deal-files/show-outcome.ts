import { toastError, toastSuccess } from '../../ui/toast.ts';
import { outcomeText, type UploadOutcome } from './upload-queue.ts';

/** Tells how a round of uploads ended. */
export function showOutcome(outcome: UploadOutcome) {
  const text = outcomeText(outcome);
  if (text === null) return;
  if (outcome.failed === 0) toastSuccess(text);
  else toastError(text);
}
