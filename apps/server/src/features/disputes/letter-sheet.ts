/** Content of a formal letter, line by line, in one language (rules/disputes#letter). */
import type { LateLetter, LetterWords, PaperLanguage } from '@briefcast/contract';
import { paperWords } from '@briefcast/i18n/paper-words';
import { formatDay, isolate } from '../../platform/papers/paper-language.ts';
import { money, partyOf } from '../invoices/sheet-parts.ts';

/** The template, below `src`. */
export const letterTemplate = 'features/disputes/letter.typ';

export interface LetterSheet extends Omit<LetterWords, 'name'> {
  /** The paper's name in both languages. */
  names: Record<PaperLanguage, string>;
}

/** Words on the paper of one language, for reading before it is printed. */
export function letterWords(letter: LateLetter, language: PaperLanguage): LetterWords {
  const { names, ...sheet } = letterSheet(letter, language);
  return { name: names[language], ...sheet };
}

/** The letter as its template takes it. */
export function letterSheet(letter: LateLetter, language: PaperLanguage): LetterSheet {
  const words = paperWords[language];
  const { creator, brand, currency, amountCents, owedCents } = letter;
  const day = (instant: string) => formatDay(language, instant);
  const amount = money(currency, amountCents);
  const owed = money(currency, owedCents);
  const invoice = isolate(letter.invoiceReference);
  const title = isolate(letter.title);
  const late = { n: letter.daysLate, count: isolate(String(letter.daysLate)) };
  return {
    names: { en: paperWords.en.paper_letter_title(), ar: paperWords.ar.paper_letter_title() },
    parties: [
      partyOf(language, words.paper_letter_from(), creator),
      partyOf(language, words.paper_letter_to(), brand),
    ],
    facts: [
      { label: words.paper_letter_date(), value: day(letter.sentAt) },
      // A deposit is owed before there is an invoice.
      ...(letter.completedAt === null ? [] : [{ label: words.paper_letter_invoice(), value: invoice }]),
      { label: words.paper_letter_project(), value: title },
    ],
    subject: words.paper_letter_subject({ amount: owed }),
    paragraphs: [
      letter.completedAt === null
        ? words.paper_letter_deposit({ title, amount, due: day(letter.dueAt) })
        : words.paper_letter_delivered({
            title,
            day: day(letter.completedAt),
            invoice,
            amount,
            due: day(letter.dueAt),
          }),
      words.paper_letter_late({ ...late, owed }),
      words.paper_letter_demand({ owed, day: day(letter.payBy) }),
      words.paper_letter_next(),
      words.paper_letter_paid(),
    ],
    sums: [
      { label: words.paper_letter_due(), value: day(letter.dueAt) },
      { label: words.paper_letter_days_late(), value: late.count },
      { label: words.paper_letter_amount(), value: amount },
      ...(amountCents === owedCents
        ? []
        : [{ label: words.paper_letter_paid_so_far(), value: money(currency, amountCents - owedCents) }]),
      { label: words.paper_letter_owed(), value: owed },
      { label: words.paper_letter_pay_by(), value: day(letter.payBy) },
    ],
    from: isolate(creator.name),
    note: words.paper_letter_note({ day: day(letter.sentAt) }),
  };
}
