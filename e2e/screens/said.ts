/** Finds what a page says by its English text, in English and in Arabic: the same steps lead through both. */
import { formsOf, type Message, readMessages } from '../../scripts/lib/text-files.mjs';

const english = readMessages('en');
const arabic = new Map(readMessages('ar').map(({ key, message }) => [key, message]));

/** Signs that set a name apart from the text around it are invisible, and differ between the languages. */
const apart = '[\\u2066-\\u2069\\u200e\\u200f]*';
const parameter = /\{[^}]*\}/u;
/** Markup such as `{#link}` is not read, unlike a parameter. */
const withoutMarkup = (text: string) => text.replaceAll(/\{[#/]\w+\}/gu, '');

const textsOf = (message: Message): string[] => formsOf(message).map(({ text }) => withoutMarkup(text));
/** The texts between a message's parameters, with `between` in the place of these. */
const pattern = (text: string, between: (name: string) => string): string => {
  const names = [...text.matchAll(new RegExp(parameter, 'gu'))].map(([name]) => name);
  return text
    .split(parameter)
    .map((part, index) => RegExp.escape(part) + (index < names.length ? between(names[index] ?? '') : ''))
    .join('');
};

/** The Arabic of an English text, with the same values in the places of its parameters; as patterns. */
function inArabic(said: string): string[] {
  return english.flatMap(({ key, message }) =>
    textsOf(message).flatMap((text) => {
      const names: string[] = [];
      const matched = new RegExp(
        `^${pattern(text, (name) => {
          names.push(name);
          return '(.+)';
        })}$`,
        'u',
      ).exec(said);
      const translated = arabic.get(key);
      // A message of little but parameters fits everything.
      if (!matched || !translated || !/\p{L}{3}/u.test(text.split(parameter).join(''))) return [];
      const values = new Map(names.map((name, index) => [name, matched[index + 1] ?? '']));
      return textsOf(translated).map((own) =>
        pattern(own, (name) => `${apart}${RegExp.escape(values.get(name) ?? '')}${apart}`),
      );
    }),
  );
}

/** One of these texts within what is read, in either language. */
export const saidWithin = (...texts: string[]): RegExp =>
  new RegExp([...texts.map((text) => RegExp.escape(text)), ...texts.flatMap(inArabic)].join('|'), 'u');

/** One of these texts and nothing else, in either language; names within them as they are. */
export const said = (...texts: string[]): RegExp => new RegExp(`^(?:${saidWithin(...texts).source})$`, 'u');

/** What a message says that begins with these words and goes on with a name, in either language. */
export const saidOf = (beginning: string): RegExp => {
  const translations = english
    .filter(({ message }) => textsOf(message).some((text) => text.startsWith(`${beginning} {`)))
    .flatMap(({ key }) => textsOf(arabic.get(key) ?? ''))
    .map((text) => pattern(text, () => `${apart}.+${apart}`));
  return new RegExp(`^(?:${[`${RegExp.escape(beginning)} .+`, ...translations].join('|')})$`, 'u');
};
