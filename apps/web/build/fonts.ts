/**
 * The faces that every first screen of a language is set in. Digits and names are Latin in Arabic too; those of headings
 * may come a moment later there.
 */
export const fontsOfFirstScreen = (language: string): RegExp =>
  language === 'ar'
    ? /((display|text)-arabic|text-latin)-(?!ext-)[\w-]+\.woff2$/u
    : /(display|text)-latin-(?!ext-)[\w-]+\.woff2$/u;
