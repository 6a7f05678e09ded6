/** The language of a build: its texts, and what the built page says of itself. */
import { marketName } from '@briefcast/i18n/market-name';
import type { Plugin } from 'vite';

/** The language of the build in this mode of Vite: English, or Arabic. */
export const languageOf = (mode: string): string => (mode === 'ar' ? 'ar' : 'en');

/** Writes the language and its direction into the page, which is written in English. */
export const pageLanguage = (language: string): Plugin => ({
  name: 'page-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (written, { server }) => {
      // The server of production writes the name of the market in.
      const html = server ? written.replaceAll('{market}', marketName(language)) : written;
      return language === 'en'
        ? html
        : html.replace(
            '<html lang="en" dir="ltr">',
            `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
          );
    },
  },
});
