/** Names, titles and amounts within a sentence that is read in the other direction. */
import { getLocale } from '#texts/runtime.js';
import { directionOf } from './locales.ts';

/**
 * A name or title for a text without markup, such as a subject or a paragraph of a mail. In a language that is read from
 * right to left it stands between marks that keep what surrounds it in its order: a number behind a Latin name would
 * otherwise be read as a part of it.
 */
export const isolated = (text: string): string =>
  text !== '' && directionOf(getLocale()) === 'rtl' ? `\u2068${text}\u2069` : text;
