/** Common part of every fact of a deal: its parties, the side that caused it, and the person of that side. */
import type { FactActor, FileStatus, PersonActor, Role } from '@briefcast/contract';
import type { NewFact } from '../../platform/facts/kinds.ts';
import type { DealRow } from './access.ts';

/** A person of one of the two sides. */
export type DealPerson = Pick<PersonActor, 'role' | 'userId'>;

/** Common part of every fact of a creator's draft, which the brand does not get. */
export const aboutDraft = (deal: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>, by: DealPerson | null) => ({
  ...aboutDeal(deal, by),
  brandId: null,
});

/** `by` is who caused it; null for nobody of the two sides, and then it was `otherwise`. */
export function aboutDeal(
  { id, brandId, creatorId }: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  by: DealPerson | null,
  otherwise: Exclude<FactActor, Role> = 'SYSTEM',
) {
  return { dealId: id, brandId, creatorId, actor: by?.role ?? otherwise, actorId: by?.userId ?? null };
}

/** Fact that something was found or made of a file; for a file in a draft only the creator is notified. */
export const processedFact = (
  deal: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  file: { id: string; status: FileStatus },
): NewFact =>
  file.status === 'DRAFT'
    ? { kind: 'draft.changed', ...aboutDraft(deal, null), subjectId: file.id }
    : { kind: 'file.processed', ...aboutDeal(deal, null), subjectId: file.id };
