import { getLocale } from '#texts/runtime.js';

/** Separator of a table for people: spreadsheets set to Arabic read semicolons. */
export const csvSeparator = (): string => (getLocale() === 'ar' ? ';' : ',');
