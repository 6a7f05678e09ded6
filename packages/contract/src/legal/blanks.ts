/** Blanks of legal texts: names in double braces, which are filled in when a text is read (rules/legal#blanks). */
import { markdownText } from '../kit/markdown.ts';

export const legalBlanks = [
  'market',
  'company',
  'register',
  'address',
  'tax_number',
  'law',
  'help',
  'legal',
  'privacy',
  'effective',
  'month_price',
  'trial_days',
  'starter_credits',
  'credit_months',
  'tax',
] as const;
export type LegalBlank = (typeof legalBlanks)[number];
export type LegalValues = Readonly<Record<LegalBlank, string>>;

/** The blank of a value, as a text holds it. */
export const blank = (name: LegalBlank): string => `{{${name}}}`;

const isBlank = (name: string): name is LegalBlank => (legalBlanks as readonly string[]).includes(name);

/** Fills in every blank of a Markdown text; a name that is none stays as it was written. */
export const fillBlanks = (text: string, values: LegalValues): string =>
  text.replace(/\{\{ ?(\w+) ?\}\}/gu, (written, name: string) =>
    isBlank(name) ? markdownText(values[name]) : written,
  );
