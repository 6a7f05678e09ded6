/** State of an item of the brief, from what both sides said of it (rules/deals#frozen-brief). */
import type { BriefItem } from './brief.ts';

export type BriefItemState = 'OPEN' | 'ATTESTED' | 'MISSED';

/** The newer mark counts: a creator who confirms an item again after it was missed has attested it. */
export function briefItemState({
  attestedAt,
  missedAt,
}: Pick<BriefItem, 'attestedAt' | 'missedAt'>): BriefItemState {
  if (missedAt !== null && (attestedAt === null || Date.parse(attestedAt) <= Date.parse(missedAt)))
    return 'MISSED';
  return attestedAt === null ? 'OPEN' : 'ATTESTED';
}
