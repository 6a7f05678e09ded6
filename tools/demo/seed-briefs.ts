/** Items of the demo's briefs, and their confirmations by creators. */
import {
  type DealStatus,
  deliverablesOfBrief,
  type NewDeliverable,
  sentBackStatuses,
} from '@briefcast/contract';
import { type FrozenGuidelines, itemsOf } from '../../apps/server/src/features/deals/freeze-brief.ts';
import type {
  briefItems,
  dealDeliverables,
  deals,
} from '../../apps/server/src/platform/database/tables/index.ts';
import { filmSize } from './film-measures.ts';
import { hour, latest } from './moments.ts';
import type { DemoDeal } from './types.ts';

export interface BriefRows {
  deliverables: (typeof dealDeliverables.$inferInsert)[];
  items: (typeof briefItems.$inferInsert)[];
}

/** The drawn films and pictures of the demo are upright, short and small; a brief without any asks for the usual. */
const drawnWishes = {
  shape: '9:16',
  minSeconds: null,
  minWidth: filmSize.width,
  minHeight: filmSize.height,
} as const;

const wishesOf = ({ deliverables, counts, rounds }: DemoDeal): NewDeliverable[] =>
  deliverables.map((kind) => ({
    kind,
    count: counts?.[kind] ?? 1,
    ...(rounds.length > 0 ? drawnWishes : {}),
  }));

/** In which the creator has submitted, and so confirmed everything; before, they have begun to. */
const submittedStatuses: readonly DealStatus[] = ['SUBMITTED', 'NEEDS_REVISION', 'COMPLETED'];

/**
 * The deliverables and items of a deal's brief. `uploadedAt` are the times of its content: with the last one the creator
 * confirmed the items, and an hour later the brand marked what it missed.
 */
export function briefRows(
  demo: DemoDeal,
  dealId: string,
  guidelines: FrozenGuidelines,
  uploadedAt: readonly Date[],
): BriefRows {
  const asked = deliverablesOfBrief(demo.deliverables, wishesOf(demo));
  const items = itemsOf(demo, guidelines);
  const lastUpload = uploadedAt.length > 0 ? latest(uploadedAt) : null;
  const attested = submittedStatuses.includes(demo.status) ? items.length : demo.requirements.length;
  return {
    deliverables: asked.map((deliverable, position) => ({ ...deliverable, dealId, position })),
    items: items.map((item, position) => ({
      ...item,
      dealId,
      position,
      attestedAt: position < attested ? lastUpload : null,
      missedAt: lastUpload && demo.missed?.includes(item.text) ? new Date(lastUpload.getTime() + hour) : null,
    })),
  };
}

/** The rounds that a deal has used: one for each of its uploads of which something was sent back. */
export function roundsOf({
  rounds,
  status,
}: DemoDeal): Pick<typeof deals.$inferInsert, 'roundsUsed' | 'isRoundCounted'> {
  const roundsUsed = rounds.filter((files) =>
    files.some(({ verdict }) => sentBackStatuses.includes(verdict)),
  ).length;
  return { roundsUsed, isRoundCounted: roundsUsed > 0 && status === 'NEEDS_REVISION' };
}
