/**
 * Lines of a brief or a casting that a form folds away, and those of them that differ from what is usual
 * (rules/rights#usual, rules/deals#short-form).
 */
import type { Currency } from '../kit/currencies.ts';
import type { Deposit } from '../payouts/deposit.ts';
import { postingOf } from '../rights/posting.ts';
import type { UsualRights } from '../rights/usual-rights.ts';
import type { SampleTerms } from '../samples/terms.ts';
import type { DealDeliverable } from './deliverable.ts';
import { withDefaults } from './deliverable-wishes.ts';
import { defaultRounds } from './deliverables.ts';

/** Folded part of a brief; what only a casting says is absent from a brief. */
export interface FoldedTerms {
  rights: UsualRights;
  /** Day of the post; null for none. */
  postOn: string | null;
  deliverables: readonly Omit<DealDeliverable, 'id'>[];
  rounds: number;
  /** Null for the operator's days. */
  paymentDays: number | null;
  deposit?: Deposit | null;
  sample?: SampleTerms | null;
  currency: Currency;
  requirements: readonly string[];
  /** Number of reference files. */
  files?: number;
  categories?: number;
  languages?: number;
  question?: string;
  asksFilm?: boolean;
  isByLinkAlone?: boolean;
}

/** Usual rights, and the currency of the prices that are known already. */
export interface UsualTerms {
  rights: UsualRights;
  currency: Currency;
}

type Differs = (typed: FoldedTerms, usual: UsualTerms) => boolean;

/** Whether each line differs, in the order in which a form shows them. */
const differs = {
  ownAccounts: ({ rights }, usual) =>
    Boolean(rights.unpaid?.ownAccounts) !== Boolean(usual.rights.unpaid?.ownAccounts),
  siteAndShop: ({ rights }, usual) =>
    Boolean(rights.unpaid?.siteAndShop) !== Boolean(usual.rights.unpaid?.siteAndShop),
  paidAds: ({ rights }, usual) => rights.paidAds !== usual.rights.paidAds,
  boostedPost: ({ rights }, usual) => rights.boostedPost !== usual.rights.boostedPost,
  broadcast: ({ rights }, usual) => rights.broadcast !== usual.rights.broadcast,
  // A term without a place says nothing.
  unpaidTerm: ({ rights }, usual) =>
    Boolean(rights.unpaid && usual.rights.unpaid) && rights.unpaid?.term !== usual.rights.unpaid?.term,
  territory: ({ rights }, usual) => rights.territory !== usual.rights.territory,
  exclusivity: ({ rights: { exclusivity: one } }, { rights: { exclusivity: other } }) =>
    one?.months !== other?.months || (Boolean(other?.category) && one?.category !== other?.category),
  rawFootage: ({ rights }, usual) => rights.rawFootage !== usual.rights.rawFootage,
  posting({ rights, deliverables }, usual) {
    const kinds = deliverables.map(({ kind }) => kind);
    const { boostedPost } = rights;
    return postingOf(rights, kinds) !== postingOf({ posting: usual.rights.posting, boostedPost }, kinds);
  },
  postOn: ({ postOn }) => postOn !== null,
  rounds: ({ rounds }) => rounds !== defaultRounds,
  sample: ({ sample }) => Boolean(sample),
  currency: ({ currency }, usual) => currency !== usual.currency,
  paymentDays: ({ paymentDays }) => paymentDays !== null,
  deposit: ({ deposit }) => Boolean(deposit),
  requirements: ({ requirements }) => requirements.length > 0,
  wishes: ({ deliverables }) => deliverables.some(isUnusualWish),
  files: ({ files = 0 }) => files > 0,
  categories: ({ categories = 0 }) => categories > 0,
  languages: ({ languages = 0 }) => languages > 0,
  question: ({ question = '' }) => question.trim() !== '',
  asksFilm: ({ asksFilm = false }) => asksFilm,
  visibility: ({ isByLinkAlone = false }) => isByLinkAlone,
} satisfies Record<string, Differs>;

export type FoldedLine = keyof typeof differs;

/** Every line that a form folds away, in the order in which it shows them. */
export const foldedLines = Object.keys(differs) as FoldedLine[];

/** How many of a kind are asked for is no wish. */
function isUnusualWish({ kind, count, ...wish }: Omit<DealDeliverable, 'id'>): boolean {
  const usual = withDefaults({ kind, count });
  return (Object.keys(wish) as (keyof typeof wish)[]).some((name) => wish[name] !== usual[name]);
}

/** The lines that differ from what is usual, in the order in which a form shows them. */
export const linesUnlikeUsual = (typed: FoldedTerms, usual: UsualTerms): FoldedLine[] =>
  foldedLines.filter((line) => (differs[line] as Differs)(typed, usual));
