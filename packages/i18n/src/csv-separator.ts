import { getLocale } from '#texts/runtime.js';

/** What stands between the cells of a table for people: spreadsheets set to Arabic read semicolons. */
export const csvSeparator = (): string => (getLocale() === 'ar' ? ';' : ',');
