/** Checks for errors in texts that the compiler accepts silently, but readers would notice. */
import { pathToFileURL } from 'node:url';
import { PlainError, say } from './say.mjs';
import { formsOf, ofPages, ofPapers, readMessages, readSettings } from './text-files.mjs';

/** Keys become names of functions. */
const keyPattern = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/u;

/**
 * Refuses keys that two files have, keys that are no names, and what a paper lacks in a
 * language. What pages and mails lack is said in English meanwhile, and told: a text can be written before its
 * translation, and `test/texts.test.ts` asks for that.
 */
export function checkSources() {
  const seen = new Map();
  for (const catalogue of [ofPages, ofPapers]) {
    const { baseLocale, locales } = readSettings(catalogue);
    const messages = readMessages(baseLocale, catalogue);
    for (const { area, key } of messages) {
      if (!keyPattern.test(key))
        throw new PlainError(`"${key}" in ${area}.json is no key: write area_what_it_says`);
      if (seen.has(key)) throw new PlainError(`"${key}" is in ${seen.get(key)}.json and in ${area}.json`);
      seen.set(key, area);
    }
    for (const locale of locales) {
      const lacking = lackingKeys(messages, readMessages(locale, catalogue));
      if (lacking.length === 0) continue;
      if (catalogue === ofPapers)
        throw new PlainError(`These have no text in ${locale}: ${lacking.join(', ')}`);
      say(`${lacking.length} texts are not there in ${locale} and said in ${baseLocale}.`);
    }
  }
}

/**
 * The keys of those messages that the translation does not have, or has without words.
 * @param {{ key: string }[]} messages
 * @param {{ key: string, message: import('./text-files.mjs').Message }[]} translated
 */
export function lackingKeys(messages, translated) {
  const said = new Set(
    translated
      .filter(({ message }) => formsOf(message).every(({ text }) => text !== ''))
      .map(({ key }) => key),
  );
  return messages.map(({ key }) => key).filter((key) => !said.has(key));
}

/** Stands for the value of every parameter. */
const anyParameter = new Proxy({}, { get: () => 1 });

/**
 * Refuses compiled messages that give nothing or their own key: the format plugin was not found (the compiler only
 * warns of that), a locale lacks the text, or no form fits.
 * @param {string} folder Of the compiled messages.
 * @param {{ catalogue: import('./text-files.mjs').Catalogue, locales: readonly string[] }} of
 */
export async function checkCompiled(folder, { catalogue, locales }) {
  // The address differs each time, so that a watching process reads what is new.
  const compiled = await import(`${pathToFileURL(folder).href}/messages.js?${Date.now()}`);
  for (const { key } of readMessages(readSettings(catalogue).baseLocale, catalogue)) {
    for (const locale of locales) {
      const text = compiled.m[key]?.(anyParameter, { locale });
      if (typeof text !== 'string' || text === key)
        throw new PlainError(
          `The message "${key}" has no text in ${locale}. Is there a form for every case, and is @inlang/plugin-message-format installed?`,
        );
    }
  }
}
