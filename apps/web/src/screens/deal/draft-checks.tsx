import type { DealDetail } from '@briefcast/contract';
import { TechnicalCheck } from '../../features/draft/technical-check.tsx';
import type { Submission } from './use-submission.ts';

/** What was found of each file of the draft. */
export function DraftChecks({ deal, submission }: { deal: DealDetail; submission: Submission }) {
  return submission.files.map((file) => (
    <TechnicalCheck key={file.id} file={file} deliverables={deal.deliverableWishes ?? []} />
  ));
}
