/**
 * Elements of XML as text. An e-invoice is one fixed tree that is written and never read, so these three functions do what
 * a library would, and what is written stays readable as it will stand.
 */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no XML 1.0 may hold, in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Text as it may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

const opening = (name: string, attributes: Attributes) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ')}>`;

/** An element with text. Without any it is left out: PINT AE has no empty elements. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): string =>
  text.trim() === '' ? '' : `${opening(name, attributes)}${escapeXml(text.trim())}</${name}>`;

/** An element with others in it; those that were left out are skipped. */
export const group = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `${opening(name, attributes)}${children.join('')}</${name}>`;
