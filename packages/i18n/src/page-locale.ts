/** A browser speaks the language of the page that the server sent. Changing it reloads the page. */
import { overwriteGetLocale } from '#texts/runtime.js';
import { localeFrom } from './locales.ts';

/** Makes every text that is asked for from now on one in the language of `<html lang>`. */
export function speakPageLocale(): void {
  const locale = localeFrom(document.documentElement.lang);
  overwriteGetLocale(() => locale);
}
