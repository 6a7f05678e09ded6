/** Lines in the groups in which a sheet of other terms offers them (rules/deals#proposals). */
import type { DealLine } from './versions.ts';

/** A line is in one group. */
export const lineGroups = {
  MONEY: ['budget', 'deposit', 'paymentDays'],
  WORK: ['deadline', 'deliverableWishes', 'rounds', 'sample'],
  USES: ['rights', 'unpaid', 'paidAds', 'boostedPost', 'broadcast', 'territory', 'exclusivity'],
  FILES: ['rawFootage', 'posting', 'postOn'],
} as const satisfies Record<string, readonly DealLine[]>;
export type LineGroup = keyof typeof lineGroups;

/** Groups that have any of these lines, each with those that it has. */
export const groupLines = (lines: readonly DealLine[]): { group: LineGroup; lines: DealLine[] }[] =>
  (Object.keys(lineGroups) as LineGroup[])
    .map((group) => ({ group, lines: lineGroups[group].filter((line) => lines.includes(line)) }))
    .filter(({ lines }) => lines.length > 0);
