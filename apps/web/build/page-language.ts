/** The language of a build: its texts, and what the built page says of itself. */
import type { Plugin } from 'vite';

/** The languages of the builds beside English, by mode: Arabic, and the accented texts of one browser test. */
const languages: Record<string, string> = { ar: 'ar', pseudo: 'en-XA' };

/** The language of the build in this mode of Vite. */
export const languageOf = (mode: string): string => languages[mode] ?? 'en';

/** Writes the language and its direction into the page, which is written in English. */
export const pageLanguage = (language: string): Plugin => ({
  name: 'page-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      language === 'en'
        ? html
        : html.replace(
            '<html lang="en" dir="ltr">',
            `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
          ),
  },
});
