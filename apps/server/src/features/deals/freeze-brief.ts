/**
 * Freezes what a brief asks for as rows of its deal: later changes of the brand's profile touch none
 * (rules/deals#frozen-brief).
 */
import { type BriefItemKind, deliverablesOfBrief, type NewDeal } from '@briefcast/contract';
import type { brands } from '../../platform/database/tables/index.ts';
import type { FrozenBrief } from './write-brief.ts';

/** The part of a brand's profile that its creators have to keep to. */
export type FrozenGuidelines = Pick<
  typeof brands.$inferSelect,
  'contentDos' | 'contentDonts' | 'hashtagGuidelines' | 'mentionRequirements'
>;

type AskedFor = Pick<NewDeal, 'requirements' | 'deliverables' | 'deliverableWishes'>;

/** The items of a brief, in the order in which they are shown. */
export function itemsOf({ requirements = [] }: Pick<AskedFor, 'requirements'>, guidelines: FrozenGuidelines) {
  const texts: Record<BriefItemKind, readonly string[]> = {
    REQUIREMENT: requirements,
    DO: guidelines.contentDos,
    DONT: guidelines.contentDonts,
    HASHTAG: guidelines.hashtagGuidelines,
    MENTION: guidelines.mentionRequirements ? [guidelines.mentionRequirements] : [],
  };
  return (Object.keys(texts) as BriefItemKind[]).flatMap((kind) =>
    texts[kind].map((text) => ({ kind, text })),
  );
}

/** The kinds of content that a brief asks for, those alone included that only a wish names. */
export const kindsOf = ({ deliverables = [], deliverableWishes = [] }: AskedFor): string[] => [
  ...new Set([...deliverables, ...deliverableWishes.map(({ kind }) => kind)]),
];

/** Freezes the requests of a brief, with the brand profile's guidelines of now. */
export const freezeBrief = (brief: AskedFor, guidelines: FrozenGuidelines): FrozenBrief => ({
  deliverables: deliverablesOfBrief(brief.deliverables ?? [], brief.deliverableWishes ?? []),
  items: itemsOf(brief, guidelines),
});
