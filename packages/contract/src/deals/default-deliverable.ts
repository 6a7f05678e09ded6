/** Which deliverable a file of a draft is, where its creator has not said it (rules/drafts#drafts). */

import type { FileType } from '../files/schemas.ts';
import type { DealDeliverable } from './deliverable.ts';
import { mediaOfKind } from './deliverable-wishes.ts';
import { type DeliveredFile, deliveredAgainstAsked } from './delivered-against-asked.ts';

/** Guesses a file's type by the ending of its name, until its bytes have come and show it. */
export function typeOfName(name: string): FileType {
  if (/\.(mp4|mov|webm)$/iu.test(name)) return 'VIDEO';
  return /\.(jpe?g|png|webp|gif|avif|hei[cf])$/iu.test(name) ? 'IMAGE' : 'DOCUMENT';
}

/**
 * The one deliverable that a new file of this type can be, among the files that count already: those of the draft, and
 * those that were submitted and not sent back. Null where none is missing, and where the creator has to choose: between
 * several that are missing, or because a file that they assigned to nothing may be it.
 */
export function defaultDeliverable(
  asked: readonly DealDeliverable[],
  files: readonly DeliveredFile[],
  type: FileType,
): DealDeliverable | null {
  const assigned = files.filter(({ deliverableId }) => deliverableId != null);
  const fitting = deliveredAgainstAsked(asked, assigned).deliverables.filter(
    ({ deliverable, missing }) => missing > 0 && mediaOfKind[deliverable.kind].includes(type),
  );
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return null;
  const counted = deliveredAgainstAsked(asked, files).deliverables;
  const isMissing = counted.some(
    ({ deliverable, missing }) => deliverable === only.deliverable && missing > 0,
  );
  return isMissing ? only.deliverable : null;
}
