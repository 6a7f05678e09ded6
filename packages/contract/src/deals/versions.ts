/** The versions of a deal's lines: the brief as it was sent, then each proposal of terms (rules/deals#proposals). */
import { defaultPaymentDays } from '../payouts/days.ts';
import type { RightsTerms } from '../rights/terms.ts';
import { longestMonths } from '../rights/uses.ts';
import { dueAfterDaysOf } from '../samples/days.ts';
import type { SampleTerms } from '../samples/terms.ts';
import type { DealLines, ProposedLines } from './deal-lines.ts';
import { defaultRounds } from './deliverables.ts';
import type { Proposal } from './proposal.ts';
import type { DealDetail } from './schemas.ts';

/** The lines of a deal's rights, each negotiated by itself where both versions say them. */
export const rightsLines = [
  'unpaid',
  'paidAds',
  'boostedPost',
  'broadcast',
  'territory',
  'rawFootage',
  'posting',
  'postOn',
] as const satisfies (keyof RightsTerms)[];
export type RightsLine = (typeof rightsLines)[number];

/** In the order in which they are shown. */
export const plainLines = [
  'budget',
  'deadline',
  'deliverableWishes',
  'rounds',
  'paymentDays',
  'deposit',
  'sample',
  'exclusivity',
] as const satisfies (keyof DealLines)[];

/** Every line, in the order in which they are shown; `rights` where one of two versions does not say them line by line. */
export const dealLines = [...plainLines, 'rights', ...rightsLines] as const;
export type DealLine = (typeof dealLines)[number];

/** Every line of a version: its rights line by line, or as a whole where it does not say them. */
export const linesIn = ({ rights }: Pick<DealLines, 'rights'>): DealLine[] => [
  ...plainLines,
  ...(rights ? rightsLines : (['rights'] as const)),
];

export interface Version {
  /** Null for the brief. */
  proposal: Proposal | null;
  lines: DealLines;
}

type Brief = Pick<
  DealDetail,
  | 'budget'
  | 'deadline'
  | 'rounds'
  | 'paymentDays'
  | 'deposit'
  | 'deliverableWishes'
  | 'exclusivity'
  | 'rights'
  | 'sample'
>;

/** The lines of a deal as they are now; older servers leave some of them out. */
export const linesOfDeal = (deal: Brief): DealLines => ({
  budget: deal.budget,
  deadline: deal.deadline,
  rounds: deal.rounds?.included ?? defaultRounds,
  paymentDays: deal.paymentDays ?? defaultPaymentDays,
  deposit: deal.deposit ?? null,
  deliverableWishes: (deal.deliverableWishes ?? []).map(({ id: _id, ...asked }) => asked),
  exclusivity: deal.exclusivity ?? null,
  rights: deal.rights ?? null,
  sample: deal.sample ?? null,
});

/** A version that was kept before samples were a line has that of the brief. */
const whole = (lines: DealLines, brief: DealLines): DealLines =>
  lines.sample === undefined ? { ...lines, sample: brief.sample ?? null } : lines;

/** Lines that a proposal of terms answers; the brief where they were not kept. */
export const linesBefore = ({ lines }: Pick<Proposal, 'lines'>, brief: DealLines): DealLines =>
  lines ? whole(lines.before, brief) : brief;

/** Lines of a proposal of terms; one that was made before lines were kept says a price and a day alone. */
export const linesOfProposal = (proposal: Proposal, brief: DealLines): DealLines =>
  proposal.lines
    ? whole(proposal.lines.after, brief)
    : {
        ...brief,
        budget: proposal.budget ?? brief.budget,
        deadline: proposal.deadline ?? brief.deadline,
      };

/** Every version, oldest first. The brief is as it was sent, whatever was agreed to since. */
export function versionsOf(brief: DealLines, proposals: readonly Proposal[]): Version[] {
  const terms = proposals.filter(({ kind }) => kind === 'TERMS');
  const sent = terms[0] ? linesBefore(terms[0], brief) : brief;
  return [
    { proposal: null, lines: sent },
    ...terms.map((proposal) => ({ proposal, lines: linesOfProposal(proposal, sent) })),
  ];
}

/** A deal that waits for its answer as it will be once such a version is accepted. */
export function withLines(deal: DealDetail, lines: DealLines): DealDetail {
  const { rounds, deliverableWishes, rights, sample = null, ...others } = lines;
  return {
    ...deal,
    ...others,
    rounds: { included: rounds, used: 0 },
    deliverables: [...new Set(deliverableWishes.map(({ kind }) => kind))],
    // They get their ids when the version is accepted.
    deliverableWishes: deliverableWishes.map((wish, index) => ({ ...wish, id: String(index) })),
    rights,
    ...(rights ? { licenceMonths: longestMonths(rights) } : {}),
    sample,
    dueAfterDays: dueAfterDaysOf(sample, null),
  };
}

const text = (...parts: unknown[]) => parts.map((part) => `${part}`).join('|');

const saidBySample = (sample: SampleTerms) =>
  sample.kind === 'BOUGHT'
    ? text(sample.kind, sample.what, sample.upTo)
    : text(
        ...[sample.kind, sample.what, sample.worth, sample.isReturned, sample.dueAfterDays],
        sample.arrivesBy && Date.parse(sample.arrivesBy),
      );

/** Comparable value of each line: rows of the database keep no order of their fields. */
const saidByPlain: Record<(typeof plainLines)[number], (lines: DealLines) => string | number | null> = {
  budget: ({ budget }) => budget,
  deadline: ({ deadline }) => Date.parse(deadline),
  deliverableWishes: ({ deliverableWishes }) =>
    deliverableWishes
      .map((wish) =>
        text(
          ...[wish.kind, wish.count, wish.shape, wish.minSeconds],
          ...[wish.maxSeconds, wish.minWidth, wish.minHeight],
        ),
      )
      .join('; '),
  rounds: ({ rounds }) => rounds,
  paymentDays: ({ paymentDays }) => paymentDays,
  deposit: ({ deposit }) => (deposit ? text(deposit.percent, deposit.days) : null),
  sample: ({ sample }) => (sample ? saidBySample(sample) : null),
  exclusivity: ({ exclusivity }) => exclusivity && text(exclusivity.months, exclusivity.category),
};

function saidByRights(rights: RightsTerms, line: RightsLine): string | number | boolean | null {
  const { unpaid, postOn } = rights;
  if (line === 'unpaid') return unpaid && text(unpaid.ownAccounts, unpaid.siteAndShop, unpaid.term);
  if (line === 'postOn') return postOn && Date.parse(postOn);
  return rights[line];
}

/** The lines in which two versions differ, in the order in which they are shown. */
export function changedLines(before: DealLines, after: DealLines): DealLine[] {
  const plain = plainLines.filter((line) => saidByPlain[line](before) !== saidByPlain[line](after));
  const [old, now] = [before.rights, after.rights];
  if (old === null || now === null) return old === now ? plain : [...plain, 'rights'];
  return [...plain, ...rightsLines.filter((line) => saidByRights(old, line) !== saidByRights(now, line))];
}

const isOfRights = (line: DealLine): line is RightsLine => rightsLines.some((one) => one === line);

/** The lines with one of them as another version has it. */
export function takeLine(lines: DealLines, line: DealLine, other: DealLines): DealLines {
  if (!isOfRights(line)) return { ...lines, [line]: other[line] };
  if (lines.rights === null || other.rights === null) return lines;
  return { ...lines, rights: { ...lines.rights, [line]: other.rights[line] } };
}

/** Difference between two versions as a proposal: the lines that differ, rights as a whole. */
export function saidBy(before: DealLines, after: DealLines): ProposedLines {
  const changed = changedLines(before, after);
  const plain = plainLines.filter((line) => changed.includes(line));
  const rights = changed.some((line) => line === 'rights' || isOfRights(line))
    ? { rights: after.rights }
    : {};
  return { ...Object.fromEntries(plain.map((line) => [line, after[line]])), ...rights };
}
