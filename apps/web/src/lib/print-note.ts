/** Warns next to a field of words that papers cannot print, before one is issued (rules/papers#printing). */
import { unprintableWords } from '@briefcast/contract/papers/printable';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** How many words are named. */
const mostNamed = 3;

/** Returns the hint for a typed text; undefined where all of it can be printed. */
export function printNote(text: string | undefined): string | undefined {
  const words = unprintableWords(text ?? '');
  if (words.length === 0) return undefined;
  return m.paper_unprintable({ words: formatList(words.slice(0, mostNamed)) });
}
