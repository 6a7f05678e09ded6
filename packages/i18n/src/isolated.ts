/** Names, titles and amounts within a sentence that is read in the other direction. */
import { getLocale } from '#texts/runtime.js';
import { directionOf } from './locales.ts';

/**
 * Isolates a name or title in a text without markup, such as a subject or a paragraph of a mail. In a language that
 * is read from right to left, marks around it keep its surroundings in their order: a number behind a Latin name
 * would otherwise be read as a part of it.
 */
export const isolated = (text: string): string =>
  text !== '' && directionOf(getLocale()) === 'rtl' ? `\u2068${text}\u2069` : text;
