/** Reads the message catalogue as it is written: `packages/i18n/texts/<locale>/<area>.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * A message: a text, or its forms with the declarations that choose among them.
 * @typedef {string | { declarations: string[], selectors: string[], match: Record<string, string> }[]} Message
 */

export const i18n = inRoot('packages', 'i18n');
export const textsFolder = join(i18n, 'texts');

/** The settings of the compiler, which name the locales and the files of each. */
export const readSettings = () =>
  JSON.parse(readFileSync(join(i18n, 'project.inlang', 'settings.json'), 'utf8'));

/** The areas of a locale: its files without their ending. @param {string} locale */
export const areasOf = (locale) =>
  readdirSync(join(textsFolder, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/**
 * The messages of one file, by key.
 * @param {string} locale
 * @param {string} area
 * @returns {Record<string, Message>}
 */
export const readArea = (locale, area) =>
  JSON.parse(readFileSync(join(textsFolder, locale, `${area}.json`), 'utf8'));

/** Every message of a locale with its area, in the order of the files. @param {string} locale */
export const readMessages = (locale) =>
  areasOf(locale).flatMap((area) =>
    Object.entries(readArea(locale, area)).map(([key, message]) => ({ area, key, message })),
  );

/** The texts of a message: one, or each of its forms by what selects it. @param {Message} message */
export const formsOf = (message) =>
  typeof message === 'string'
    ? [{ when: '', text: message }]
    : message.flatMap(({ match }) => Object.entries(match).map(([when, text]) => ({ when, text })));
