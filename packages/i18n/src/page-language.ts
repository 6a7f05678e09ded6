/** Writes the language and direction into the page that was built, which is in the base locale. */
import { baseLocale, directionOf } from './locales.ts';

/** The page's HTML with `<html lang dir>` of this locale. */
export const inPageLocale = (html: string, locale: string): string =>
  html.replace(
    `<html lang="${baseLocale}" dir="${directionOf(baseLocale)}"`,
    `<html lang="${locale}" dir="${directionOf(locale)}"`,
  );
