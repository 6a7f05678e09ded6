/** Languages that creators speak on camera. */
import type { creatorLanguages } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { withOwnNames } from '../market-words.ts';
import { labelOfWord } from './stored-words.ts';

const labels: Record<(typeof creatorLanguages)[number], () => string> = {
  English: m.language_english,
  Spanish: m.language_spanish,
  French: m.language_french,
  German: m.language_german,
  Italian: m.language_italian,
  Portuguese: m.language_portuguese,
  Russian: m.language_russian,
  Chinese: m.language_chinese,
  Japanese: m.language_japanese,
  Korean: m.language_korean,
  Arabic: m.language_arabic,
  Hindi: m.language_hindi,
  Urdu: m.language_urdu,
  Farsi: m.language_farsi,
  Tagalog: m.language_tagalog,
  Malayalam: m.language_malayalam,
  Tamil: m.language_tamil,
  Bengali: m.language_bengali,
  Punjabi: m.language_punjabi,
  Turkish: m.language_turkish,
};

/** A language by its English name. */
export const languageLabel = withOwnNames('contentLanguages', labelOfWord(labels));
