/** What a creator gathers before it is submitted. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'draft.empty': { status: 409 },
  /** What is not done yet, at least one. */
  'draft.not_ready': { status: 409, params: { left: 'draftNeeds' } },
  'draft.already_judged': { status: 409 },
  'draft.deliverable_unknown': { status: 400 },
  'draft.replaced_unknown': { status: 400 },
} as const satisfies RefusalRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['draft.changed'] as const satisfies FactKind[];

export const liveEvents = {
  draft: 'draft.changed',
} as const satisfies LiveEventRows;
