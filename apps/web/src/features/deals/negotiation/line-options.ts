/** Options of the fields of lines. */
import { useTerms } from '@briefcast/contract/rights/lines';
import { formatCount } from '@briefcast/i18n/format';
import { termLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';

/** The term of an option; null for no use. */
export const termFrom = (value: string) => useTerms.find((one) => one === value) ?? null;
export const termOptions = () => [
  { value: '', label: m.line_none() },
  ...useTerms.map((value) => ({ value, label: termLabel(value) })),
];
export const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
export const counted = (count: number) => ({ value: String(count), label: formatCount(count) });
