/**
 * Compares delivered files with the brief's deliverables (rules/deals#wishes): "UGC Video 1 of 1, UGC Photo 0 of
 * 1".
 */

import type { DealFile } from '../files/schemas.ts';
import type { DealDeliverable } from './deliverable.ts';
import { mediaOfKind } from './deliverable-wishes.ts';

/** The part of a file that is looked at; a file without `deliverableId` is assigned to none. */
export interface DeliveredFile extends Pick<DealFile, 'id' | 'type'> {
  deliverableId?: string | null | undefined;
}

/** One deliverable, with the files that count for it. */
export interface Delivered<F extends DeliveredFile> {
  deliverable: DealDeliverable;
  files: F[];
  /** How many of it are still to come; never below zero. */
  missing: number;
}

export interface DeliveredAgainstAsked<F extends DeliveredFile> {
  /** One for each deliverable, in the order of the brief. */
  deliverables: Delivered<F>[];
  /** Files beyond what was asked for, and those of a type that nothing asked for. */
  others: F[];
  /** How many are missing altogether. */
  missing: number;
}

/**
 * Counts the given files, which the caller chooses: those of a draft, or the deal's current deliverables. Assigned files
 * count where they are assigned. The others fill what is still open, in their order, by type: a client that knows no
 * assignments delivers what was asked, too.
 */
export function deliveredAgainstAsked<F extends DeliveredFile>(
  asked: readonly DealDeliverable[],
  files: readonly F[],
): DeliveredAgainstAsked<F> {
  const counted = asked.map((deliverable) => ({
    deliverable,
    files: files.filter(({ deliverableId }) => deliverableId === deliverable.id),
  }));
  const assigned = new Set(counted.flatMap((one) => one.files));
  const others = files.filter((file) => {
    if (assigned.has(file)) return false;
    const place = counted.find(
      ({ deliverable, files: own }) =>
        own.length < deliverable.count && mediaOfKind[deliverable.kind].includes(file.type),
    );
    place?.files.push(file);
    return place === undefined;
  });
  const deliverables = counted.map((one) => ({
    ...one,
    missing: Math.max(0, one.deliverable.count - one.files.length),
  }));
  return { deliverables, others, missing: deliverables.reduce((sum, one) => sum + one.missing, 0) };
}
