/** Short lines about the sample of a brief (rules/samples#terms). */
import type { Currency, Role, SampleTerms } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatExactMoney, formatLongDate } from '../format.ts';

const howOf = (terms: SampleTerms) => {
  if (terms.kind === 'BOUGHT') return 'BOUGHT';
  return terms.isReturned ? 'RETURNED' : 'KEPT';
};

/** `Sent to you, and you keep it`, as the reader is called `you`. */
export const sampleHow = (terms: SampleTerms, reader: Role): string =>
  m.sample_how({ reader, how: howOf(terms) });

/** `11 days after the sample arrives`: a deadline that is no day yet. */
export const dueAfterText = (days: number): string =>
  m.sample_due_after({ n: days, count: formatCount(days) });

/** How it travels, what it is worth, and when it should be there; each a line; amounts are in the deal's currency. */
export function sampleLines(terms: SampleTerms, reader: Role, currency: Currency): string[] {
  const how = sampleHow(terms, reader);
  if (terms.kind === 'BOUGHT')
    return [how, m.sample_up_to({ amount: formatExactMoney(terms.upTo, currency) })];
  return [
    how,
    ...(terms.worth === null ? [] : [m.sample_worth({ amount: formatExactMoney(terms.worth, currency) })]),
    ...(terms.arrivesBy === null ? [] : [m.sample_arrives_by({ day: formatLongDate(terms.arrivesBy) })]),
  ];
}
