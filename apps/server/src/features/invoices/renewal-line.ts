/**
 * Line of an invoice for a renewal: the deal of the rights, and each right with its new last day
 * (rules/payouts#invoice).
 */
import type { PaperLanguage, RenewalOnInvoice, RightKind } from '@briefcast/contract';
import { type PaperWords, paperWords } from '@briefcast/i18n/paper-words';
import { formatDay, isolate } from '../../platform/papers/paper-language.ts';

const rightsInWords: Record<RightKind, (words: PaperWords) => string> = {
  LICENCE: (words) => words.paper_invoice_right_licence(),
  EXCLUSIVITY: (words) => words.paper_invoice_right_exclusivity(),
  UNPAID_USE: (words) => words.paper_invoice_right_unpaid_use(),
  PAID_ADS: (words) => words.paper_invoice_right_paid_ads(),
  BOOSTED_POST: (words) => words.paper_invoice_right_boosted_post(),
  BROADCAST: (words) => words.paper_invoice_right_broadcast(),
};

/** `Paid advertisements until 3 June 2027`, each right on a line of its own. */
export function renewedRights(language: PaperLanguage, { rights }: RenewalOnInvoice): string {
  const words = paperWords[language];
  return rights
    .map(({ kind, until }) => {
      const right = rightsInWords[kind](words);
      return until === null
        ? words.paper_invoice_renewed_endless({ right })
        : words.paper_invoice_renewed_until({ right, day: formatDay(language, until) });
    })
    .join('\n');
}

/** The line as the sheet has it. */
export const renewalOnSheet = (language: PaperLanguage, renewal: RenewalOnInvoice) => ({
  what: paperWords[language].paper_invoice_renewal({ title: isolate(renewal.title) }),
  about: renewedRights(language, renewal),
});

/** Returns the line as one text, which an e-invoice names it by. */
export const renewalLineText = (renewal: RenewalOnInvoice): string => {
  const what = paperWords.en.paper_invoice_renewal({ title: renewal.title });
  return `${what}: ${renewedRights('en', renewal).replaceAll('\n', '; ')}`;
};
