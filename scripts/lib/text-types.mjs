/**
 * The types of compiled messages, read from the comments that their compiler writes: its own way to declare them starts a
 * TypeScript compiler, which takes longer than everything else about the texts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = /^\/\*\* @typedef \{(.+)\} (\w+Inputs) \*\/$/gmu;
const message = /^export const (\w+) = \/\*\* @type \{(.+?)\} \*\/ \(/gmu;

/** @param {string} code */
function declarationsOf(code) {
  const types = [...code.matchAll(inputs)].map(([, type, name]) => `type ${name} = ${type};`);
  const messages = [...code.matchAll(message)].map(
    ([, name, type]) => `export declare const ${name}: ${type};`,
  );
  return `type LocalizedString = import('../runtime.js').LocalizedString;\n${[...types, ...messages].join('\n')}\n`;
}

/** Types of the compiler's runtime that the sources use. @param {readonly string[]} locales */
const runtime = (
  locales,
) => `export type Locale = ${locales.map((locale) => JSON.stringify(locale)).join(' | ')};
export declare const baseLocale: ${JSON.stringify(locales[0])};
export declare const locales: readonly ${JSON.stringify(locales)};
export declare let getLocale: () => Locale;
export declare const overwriteGetLocale: (read: () => Locale) => void;
export type LocalizedString = string & { readonly __brand: 'LocalizedString' };
export type MessageMarkupSchema = Record<string, { options: object; attributes: object; children: boolean }>;
export type MessageMetadata<Inputs, Options, Markup extends MessageMarkupSchema = MessageMarkupSchema> = {
  readonly __paraglide?: { inputs: Inputs; options: Options; markup: Markup };
};
type Tag = { name: string; options: Record<string, unknown>; attributes: Record<string, string | true> };
export type MessagePart =
  | { type: 'text'; value: string }
  | ({ type: 'markup-start' } & Tag)
  | ({ type: 'markup-end' } & Tag)
  | ({ type: 'markup-standalone' } & Tag);
`;

/**
 * Declares an output of a file per locale.
 * @param {string} outdir
 * @param {readonly string[]} locales
 */
export function declareMessages(outdir, locales) {
  writeFileSync(join(outdir, 'runtime.d.ts'), runtime(locales));
  writeFileSync(
    join(outdir, 'messages.d.ts'),
    "export * from './messages/_index.js';\nexport * as m from './messages/_index.js';\n",
  );
  for (const name of ['_index', ...locales]) {
    const file = join(outdir, 'messages', `${name}.js`);
    if (existsSync(file))
      writeFileSync(file.replace(/\.js$/u, '.d.ts'), declarationsOf(readFileSync(file, 'utf8')));
  }
}
